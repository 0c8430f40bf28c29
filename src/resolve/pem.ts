/** Text that may hold PEM blocks as they are or in base64, both ways to read it. */
export function bothReadings(data: string): string {
  return data + Buffer.from(data, "base64").toString("latin1");
}

export function hasCertificate(text: string): boolean {
  return text.includes("-----BEGIN CERTIFICATE-----");
}

export function hasPrivateKey(text: string): boolean {
  return /-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text);
}

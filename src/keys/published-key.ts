/** The public key of the pair that Liqo's documentation prints whole: its private half is no secret. */
const published = "SU+Ba3jBNgofBrZtVHwad1VJotcVs4TmgpOdFQhx/UE=";

/** Whether everybody can know the private half of a public key. */
export function isPublished(publicKey: string): boolean {
  return publicKey === published;
}

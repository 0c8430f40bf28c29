/** Long base64 runs: WireGuard keys, tokens, PEM bodies. */
const secretLike = /[A-Za-z0-9+/_-]{40,}={0,2}/g;

/** User and password in a URL. */
const credentials = /(?<=:\/\/)[^/@\s"]+(?=@)/g;

/** Hides what may be a secret, character for character, so that places stay where they are. */
export function redact(text: string): string {
  return text
    .replace(credentials, (run) => "*".repeat(run.length))
    .replace(secretLike, (run) => (looksRandom(run) ? run.slice(0, 4) + "*".repeat(run.length - 4) : run));
}

function looksRandom(run: string): boolean {
  return /[a-z]/.test(run) && /[A-Z]/.test(run) && /\d/.test(run);
}

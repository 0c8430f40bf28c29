/** What a Secret manifest beside the specs is for. */
export type SecretUse = "keys" | "identity";

/** Where the Secret manifest for one side of a peering lies, below the spec folder. */
export function secretFilePath(cluster: string, remote: string, use: SecretUse): string {
  return `secrets/${cluster}/${remote}.${use}.yaml`;
}

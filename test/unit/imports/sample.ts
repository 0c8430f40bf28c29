/** An object that is right, and changes by path that each make it wrong. */
export interface Sample {
  readonly right: { readonly kind: string };
  readonly wrong: readonly (readonly [path: string, value: unknown])[];
}

/** The output folder is in the way: which path, what is wrong with it in words, and the next step. */
export class TreeFailure extends Error {
  readonly help: string | undefined;

  constructor(message: string, { help, cause }: { readonly help?: string; readonly cause?: unknown } = {}) {
    super(message, { cause });
    this.help = help;
  }
}

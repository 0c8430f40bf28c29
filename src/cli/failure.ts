/** The world is in the way: a file, a permission, a server. Told in one line with the next step; no stack. */
export class Failure extends Error {
  readonly help: string | undefined;

  constructor(message: string, { help, cause }: { readonly help?: string; readonly cause?: unknown } = {}) {
    super(message, { cause });
    this.help = help;
  }
}

/** The world is in the way: told in one line, with the exit status that --help promises. */
export class Failure extends Error {
  constructor(message, { exitCode = 2 } = {}) {
    super(message);
    this.exitCode = exitCode;
  }
}

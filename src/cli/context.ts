/** Everything that a command sees of the world around it. */
export interface Context {
  readonly cwd: string;
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
  /** Whether what is written to stderr may be coloured. */
  readonly colour: boolean;
  /** The day, as year-month-day. */
  readonly today: string;
  /** Where cdk8s wants to find manifests, when it is cdk8s that runs us. */
  readonly cdk8sOutdir: string | undefined;
}

/** 0 fine; 1 there is something to see; 2 could not do it; 70 a bug of ours. */
export type ExitCode = 0 | 1 | 2 | 70;

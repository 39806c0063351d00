/** One run of a task. Times are milliseconds since the start of the command. */
export interface Run {
  readonly name: string;
  readonly start: number;
  /** When it ends for gulp; none where it never does. */
  readonly end?: number;
  readonly outcome: 'ended' | 'failed' | 'cut off' | 'open';
  /** When its work is over, where gulp does not wait for that; none where it never is. */
  readonly work?: number;
}

/** A line that gulp prints. */
export interface LogLine {
  readonly time: number;
  readonly text: string;
  readonly isError?: boolean;
}

/** What gulp makes of a command. */
export interface Report {
  /** Why gulp cannot load the gulpfile, in its words. */
  readonly error?: string;
  /** In the order of their starts. */
  readonly runs: readonly Run[];
  /** Tasks that the command names and that never start. */
  readonly idle: readonly string[];
  readonly log: readonly LogLine[];
  /** Of the process; none where it goes on until somebody ends it. */
  readonly exit?: { readonly time: number; readonly code: 0 | 1 };
}

/** One run of the command, or of a task in it. Times are milliseconds since the start of the command. */
export interface Run {
  /** As gulp prints it. */
  readonly name: string;
  /** The task of the case; none for a command that combines tasks. */
  readonly task?: string;
  readonly start: number;
  /** When it ends for gulp; none where it never does. */
  readonly end?: number;
  readonly outcome: 'ended' | 'failed' | 'cut off' | 'open';
  /** When its work is over, where gulp does not wait for that. */
  readonly work?: number;
  /** Whether the end of gulp cuts off that work. */
  readonly isWorkCut?: boolean;
}

/** A line that gulp prints. */
export interface LogLine {
  readonly time: number;
  readonly text: string;
}

/** What gulp makes of a command. */
export interface Report {
  /** Why gulp cannot load the gulpfile, in its words. */
  readonly error?: string;
  /** In the order of their starts; the first one is the command. */
  readonly runs: readonly Run[];
  /** Tasks that the command names and that never start. */
  readonly idle: readonly string[];
  readonly log: readonly LogLine[];
  /** Of the process; none where it goes on until somebody ends it. */
  readonly exit?: { readonly time: number; readonly code: 0 | 1 };
}

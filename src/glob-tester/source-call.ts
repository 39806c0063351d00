/** A call of `src()`, as a reader fills it in. An empty text stands for an option that is not given. */
export interface SourceCall {
  readonly globs: readonly string[];
  readonly cwd: string;
  readonly base: string;
  readonly dot: boolean;
  readonly nocase: boolean;
  readonly allowEmpty: boolean;
}

/** A file or a found folder; paths are seen from the project, folders end in `/`. */
export interface Row {
  readonly path: string;
  /** Of a found one: the first glob that matches. */
  readonly glob?: string | undefined;
  readonly base?: string;
  /** Where `dest('dist')` writes it. */
  readonly written?: string;
  /** The first negated glob that keeps it out; none where no glob matches. */
  readonly excludedBy?: string;
}

export interface Report {
  /** In gulp's words. The rows then show what matched before. */
  readonly error?: string;
  readonly rows: readonly Row[];
  /** Globs that lead out of the project, where no list of files tells which files exist. */
  readonly outside: readonly string[];
}

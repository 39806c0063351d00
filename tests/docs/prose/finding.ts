/** Something that a rule wants changed, and where. */
export interface Finding {
  readonly line: number;
  /** What is wrong and what to do, as sentences. */
  readonly message: string;
}

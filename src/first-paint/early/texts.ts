/** Sentences that the early script shows before the application can translate any. */
export interface EarlyTexts {
  /** Shown when a script of the page did not arrive. */
  readonly scriptFailed: string;
  readonly retry: string;
  readonly dismiss: string;
}

/** What the page hands to the early script, in a JSON block at its end. */
export interface PageData {
  readonly scripts: readonly string[];
  readonly texts: EarlyTexts;
}

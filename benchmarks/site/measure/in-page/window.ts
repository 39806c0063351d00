/** What the measuring scripts leave in a page for the one who measures. */
export interface BenchWindow {
  /** Durations of the tasks of 50 ms and more. */
  readonly tasks: number[];
  /** Layout shifts, each by its score. */
  readonly shifts: number[];
  /** Milliseconds from the click until another heading was painted. */
  fromClick: number | undefined;
  /** Milliseconds from the watched key until the element was painted. */
  fromKey: number | undefined;
  /** Watches, from the next key on, for the first frame that shows an element. */
  readonly watchKey: (selector: string) => void;
}

declare global {
  interface Window {
    bench?: BenchWindow;
  }
}

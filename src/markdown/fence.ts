import type { PartContext } from '../samples/formats/runnable-part';
import type { SampleFormat } from '../samples/schema';

/** A text of a fence, as the page shows it. */
export interface FenceText {
  /** Only where the same sample is shown in two module formats. */
  readonly format?: SampleFormat;
  readonly title?: string;
  readonly code: string;
  /** What a copy of the code needs around it to be a file that runs; the page folds it away. */
  readonly context?: PartContext;
  /** Lines to be marked, counted from 1. */
  readonly marked: readonly number[];
}

/** A fence whose settings are read and whose quote is filled in. */
export interface Fence {
  /** What it quotes; absent where its text is typed in the page. */
  readonly quotes?: 'file' | 'output';
  /** One text, or one per module format, ES module first. */
  readonly texts: readonly [FenceText, ...FenceText[]];
  /** The versions of gulp and Node.js on which the sample ran, as in `5.0.1 20.20.2`. */
  readonly runs?: string;
}

declare module 'mdast' {
  interface CodeData {
    /** Set by `quoteSamples` on each fence; the node's value is its first text. */
    fence?: Fence;
  }
}

import type { SampleFormat } from '../../samples/schema';

/** A text that a fence quotes, as it is to be shown. */
export interface QuotedText {
  /** Only where the same sample is shown in two module formats. */
  readonly format?: SampleFormat;
  readonly title?: string;
  readonly code: string;
  /** Lines to be marked, counted from 1. */
  readonly marked: readonly number[];
}

/** What a fence turned out to be, once its samples were read. */
export interface Quote {
  readonly kind: 'sample' | 'output';
  /** One text, or one per module format, ES module first. */
  readonly texts: readonly [QuotedText, ...QuotedText[]];
  /** The versions on which the sample ran, as in `gulp 5.0.1, Node 20.20.2`. */
  readonly runs?: string;
}

declare module 'mdast' {
  interface CodeData {
    /** Set on each fence that quotes a sample or an output; the node's value is its first text. */
    quote?: Quote;
  }
}

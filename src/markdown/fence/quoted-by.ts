import type { FenceSettings } from './parse-fence-settings';

/** What a fence takes out of `samples/`. */
export interface Quoted {
  readonly sample: string;
  /** A file of the sample, or a step of it of which the output is quoted. */
  readonly kind: 'file' | 'output';
  /** Path of the file below the folder of the sample, or id of the step. */
  readonly target: string;
}

/** @returns what a fence quotes; `undefined` where it quotes nothing */
export function quotedBy({ sample, output }: FenceSettings): Quoted | undefined {
  const reference = sample ?? output;
  if (reference === undefined) {
    return undefined;
  }
  const [name = '', ...target] = reference.split('/');
  return {
    sample: name,
    kind: output === undefined ? 'file' : 'output',
    target: target.join('/'),
  };
}

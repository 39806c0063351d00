import { answer } from './answer';
import type { SectionIndex } from './section-index';

/** Any queries will do that lead through all of the code. */
const QUERIES = ['g', 'src()', 'watch files'] as const;

/**
 * Asks a new index before the reader does: code that has never run takes three times as long.
 *
 * @param pause Lets the browser work between two queries.
 */
export async function practise(index: SectionIndex, pause: () => Promise<void>): Promise<void> {
  for (const query of QUERIES) {
    await pause();
    answer(index, JSON.stringify({ requests: [{ query, params: '' }] }), { suggestions: false });
  }
}

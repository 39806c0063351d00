import { createHash } from 'node:crypto';

import type { CatalogueEntry } from '../../../src/data/plugins/schema';

/**
 * Marks what a result is about, so that a recipe that changed after its run is noticed.
 * @returns Twelve hexadecimal digits that change with the recipe, its companions, its input, and its trial.
 */
export function takeFingerprint({
  recipe,
  companions,
  encoding,
  input,
  trial,
}: CatalogueEntry): string {
  return createHash('sha256')
    .update(JSON.stringify({ recipe, companions, encoding, input, trial }))
    .digest('hex')
    .slice(0, 12);
}

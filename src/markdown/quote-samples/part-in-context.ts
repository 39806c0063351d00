import { type PartContext, runnablePart } from '../../samples/formats/runnable-part';
import { dropMarkers, regionOffsets, takeRegion } from './take-region';

/** A region of a module as a page shows it, and what a copy of it needs. */
export interface PartText {
  readonly code: string;
  /** Absent where the region is all of the module. */
  readonly context?: PartContext;
}

/**
 * Leaves a region of an ES module, its markers, and what the region needs in order to run.
 *
 * @param source the text of the module
 * @param region the name of the region
 * @throws Error where the region is missing, marked twice or never closed
 */
export function runnableModule(source: string, region: string): string {
  const offsets = regionOffsets(source, region);
  const { before, after } = runnablePart(source, ...offsets);
  return [
    dropMarkers(before),
    `// #region ${region}\n${source.slice(...offsets)}// #endregion ${region}`,
    dropMarkers(after),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

/**
 * Splits a module at the ends of a region.
 *
 * @throws Error where the region is missing, empty, marked twice or never closed
 */
export function partInContext(source: string, region: string): PartText {
  const [start, end] = regionOffsets(source, region);
  const context = {
    before: dropMarkers(source.slice(0, start)),
    after: dropMarkers(source.slice(end)),
  };
  const code = takeRegion(source, region);
  return context.before === '' && context.after === '' ? { code } : { code, context };
}

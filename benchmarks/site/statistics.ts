/** A figure measured several times. */
interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/**
 * Sums up repeated measurements.
 *
 * @throws Error when there is none.
 */
export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other);
  const least = sorted[0];
  const most = sorted[sorted.length - 1];
  const middle = sorted.slice(
    Math.floor((sorted.length - 1) / 2),
    Math.floor(sorted.length / 2) + 1,
  );
  if (least === undefined || most === undefined) {
    throw new Error('A figure was never measured, so it has no median.');
  }
  const median = middle.reduce((sum, value) => sum + value, 0) / middle.length;
  return { median, least, most };
}

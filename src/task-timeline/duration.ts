const UNITS = [
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
  ['ms', 1],
] as const;

/**
 * Writes a duration as gulp prints it.
 *
 * @param hrtime seconds and nanoseconds, of whole milliseconds
 * @returns for example `1.25 s`; `0 ms` for none
 */
export function formatDuration([seconds, nanoseconds]: readonly [number, number]): string {
  const milliseconds = seconds * 1_000 + Math.round(nanoseconds / 1_000_000);
  const [unit, size] = UNITS.find(([, length]) => milliseconds >= length) ?? ['ms', 1];
  const parts = milliseconds >= 10 * size ? 1 : 100;
  return `${Math.round((milliseconds * parts) / size) / parts} ${unit}`;
}

/**
 * Writes a moment of a timeline, where gulp's rounding would hide what comes first.
 *
 * @param milliseconds a whole number
 * @returns for example `300 ms` or `12.35 s`
 */
export function formatMoment(milliseconds: number): string {
  return milliseconds < 1_000 ? `${milliseconds} ms` : `${milliseconds / 1_000} s`;
}

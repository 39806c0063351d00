import { spread } from '../statistics';

/** What stands where nothing was measured. */
export const NOTHING = '–';

function figure(value: number, digits: number): string {
  return value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/**
 * Writes the median of what was measured, and its range when there is one.
 *
 * @param values Measured values, in the unit that the table's heading names.
 * @param digits Digits behind the point.
 */
export function cell(values: readonly number[], digits = 0): string {
  if (values.length === 0) {
    return NOTHING;
  }
  const { median, least, most } = spread(values);
  const range = [least, most].map((value) => figure(value, digits));
  return range[0] === range[1]
    ? figure(median, digits)
    : `${figure(median, digits)} (${range.join('–')})`;
}

/** Bytes as kB of a thousand. */
export function kilobytes(bytes: readonly number[]): string {
  return cell(
    bytes.map((value) => value / 1000),
    1,
  );
}

/** Joins rows to a Markdown table; the first row is the heading. */
export function table(rows: readonly (readonly string[])[]): string {
  const [heading = [], ...rest] = rows;
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(heading), line(heading.map(() => '---')), ...rest.map(line)].join('\n');
}

import type { VerifiedResult } from '../../../src/data/plugins/schema';
import { withoutTimes } from '../../samples/normalise';

type Output = VerifiedResult['prints'];

/**
 * Takes out what differs between two runs: times, rates, the name of a commit, and the order of what happens
 * side by side.
 */
function steady(output: string): string {
  return (
    withoutTimes(output)
      .replace(/\(\d+m?s\)|\bin [\d.]+ (?:m?s|seconds?)\b/g, '(12ms)')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '2024-01-01T12:00:00Z')
      .replace(/(?<= )[\d.,]+ bytes(?=\/sec|  received)/g, '12 bytes')
      .replace(/\b[0-9a-f]{7}\]/g, '0123456]')
      .split('\n')
      // A program that prints in pieces gives more or fewer lines with nothing in them.
      .filter((line) => !/^(?:\[12:00:00\](?: [\w-]+:)?)?$/.test(line))
      .sort()
      .join('\n')
  );
}

function keep(now: Output, before: Output): Output {
  return now && before && steady(now) === steady(before) ? before : now;
}

/**
 * Keeps what an earlier run printed where nothing differs that matters: a run changes nothing
 * where nothing changed.
 * @param result What the run gave.
 * @param before The result so far.
 */
export function keepTimes(result: VerifiedResult, before?: VerifiedResult): VerifiedResult {
  const prints = keep(result.prints, before?.prints);
  const again = keep(result.again, before?.again);
  return {
    ...result,
    ...(prints !== undefined && { prints }),
    ...(again !== undefined && { again }),
  };
}

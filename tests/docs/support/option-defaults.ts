import { inspect, isDeepStrictEqual } from 'node:util';
import type { ApiPage } from './api-page';

type Options = Readonly<Record<string, unknown>>;

/** How to see at work what one option is set to. */
export interface DefaultCase {
  readonly option: string;
  /** The default as the page writes it, where that is no value: `process.cwd()`. */
  readonly written?: string;
  /** The default as a value. */
  readonly value: unknown;
  /** A value that must make a difference, so that the observation is known to see the option. */
  readonly other: unknown;
  /** Set where the page says "No effect": then `other` must make no difference. */
  readonly noEffect?: boolean;
  /** Runs the function with these options and tells what came of it. */
  readonly observe: (options: Options) => unknown;
}

/**
 * Compares the defaults that a page documents with those at work: the option left out must give
 * what the documented default gives, and another value must give something else.
 *
 * @param page the page as read by `readApiPage`.
 * @param cases one for each documented option.
 * @returns one sentence for each difference, with page and line and what to do; empty when equal.
 */
export async function defaultDifferences(
  page: ApiPage,
  cases: readonly DefaultCase[],
): Promise<readonly string[]> {
  const differences: string[] = [];
  for (const row of page.options) {
    const where = `${page.path}:${row.line}: \`${row.name}\``;
    const found = cases.find(({ option }) => option === row.name);
    if (!found) {
      differences.push(`${where} has no test of its default: add a case for it`);
      continue;
    }
    const written = found.written ?? inspect(found.value);
    if (written !== row.default) {
      differences.push(
        `${where} has the default \`${row.default}\` in the page and \`${written}\` in the test: correct the wrong one`,
      );
    }
    const absent = await found.observe({});
    const asWritten = await found.observe({ [row.name]: found.value });
    const changed = await found.observe({ [row.name]: found.other });
    if (!isDeepStrictEqual(absent, asWritten)) {
      differences.push(
        `${where}: \`${row.default}\` gives ${show(asWritten)}, without the option it is ${show(absent)}: correct the default`,
      );
    }
    const matters = !isDeepStrictEqual(absent, changed);
    if (matters === (found.noEffect === true)) {
      differences.push(
        `${where}: ${show(found.other)} gives ${show(changed)}, the default ${show(absent)}: correct the meaning or the test`,
      );
    }
    if (row.meaning.startsWith('No effect') !== (found.noEffect === true)) {
      differences.push(`${where}: say "No effect" exactly where the option has none`);
    }
  }
  return differences;
}

function show(value: unknown): string {
  return typeof value === 'function' ? 'a function' : (JSON.stringify(value) ?? String(value));
}

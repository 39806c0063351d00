import '../scripts/setup/report-errors.mjs';

import { existsSync } from 'node:fs';
import path from 'node:path';

import type { CDPSession, Page } from 'playwright';

import { startStaticServer } from '../scripts/static-server.mjs';
import { startBrowser } from './site/measure/browser';
import { spread } from './site/statistics';

/**
 * Shows that the plugin directory filters 500 entries within one frame. It takes the built page,
 * puts made-up plugins into its list before the browser gets it, and measures from each event of the
 * controls to the end of style and layout: the filter itself, React, and the browser's work.
 */
const site = path.resolve(process.argv[2] ?? 'build/english');
const entries = 500;
const rounds = 10;
const frame = 16;

const words = ['sass', 'terser', 'image', 'svg', 'stream', 'no such plugin'];
const changes: readonly (readonly [control: string, value: string])[] = [
  ...words.flatMap((word) => Array.from([...word, ''], (_, index) => typeLetters(word, index))),
  ['job', 'styles'],
  ['job', ''],
  ['status', 'condition'],
  ['status', ''],
  ['format', 'esm'],
  ['format', ''],
];

/** The letters of a word one by one, and an empty box at last. */
function typeLetters(word: string, index: number): readonly [string, string] {
  return ['q', index < word.length ? word.slice(0, index + 1) : ''];
}

/** Repeats the rows of the page under made-up names until there are enough of them. */
function multiplyRows(html: string): string {
  const rows = html.match(/<li id=[\s\S]*?<\/details>(?:<\/li>)?/g) ?? [];
  if (rows.length === 0) throw new Error(`${site}/plugins/index.html has no rows: build it again.`);
  const madeUp = Array.from({ length: entries }, (_, index) =>
    (rows[(index * 7) % rows.length] ?? '')
      .replace(/<li id=("?)[^\s>"]+\1/, `<li id="made-up-${index}"`)
      .replace(/(<h2><a [^>]*>)/, `$1made-up-${index} `),
  );
  const start = html.indexOf(rows[0] ?? '');
  const last = rows.at(-1) ?? '';
  return html.slice(0, start) + madeUp.join('') + html.slice(html.indexOf(last) + last.length);
}

const work = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];

/** Time that the page's thread spent on scripts, styles and layout so far, in milliseconds. */
async function readThreadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics
    .filter(({ name }) => work.includes(name))
    .reduce((sum, { value }) => sum + value * 1000, 0);
}

/**
 * Sets a control as a reader does, and has the browser lay the page out.
 * @returns Time on the processor. Time on the clock would measure the other programs too.
 */
async function measure(
  page: Page,
  session: CDPSession,
  name: string,
  value: string,
): Promise<number> {
  const before = await readThreadTime(session);
  await page.evaluate(
    ([control, text]) => {
      const element = document.querySelector(`main [name="${control}"]`);
      if (!(element instanceof HTMLInputElement) && !(element instanceof HTMLSelectElement)) {
        throw new Error(`The page has no control "${control}".`);
      }
      // React overrides the setter on the element, so the prototype's is called.
      const { set } =
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {};
      set?.call(element, text);
      element.dispatchEvent(
        new Event(element instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }),
      );
      document.body.getBoundingClientRect();
    },
    [name, value] as const,
  );
  return (await readThreadTime(session)) - before;
}

interface ChangeTime {
  readonly change: string;
  readonly time: number;
}

/**
 * Makes every change once in each round.
 * @returns The median time of each change, the slowest first.
 */
async function measureChanges(page: Page): Promise<readonly ChangeTime[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const times = changes.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, [name, value]] of changes.entries()) {
      times[index]?.push(await measure(page, session, name, value));
    }
  }
  return changes
    .map(([name, value], index) => ({
      change: `${name}=${value}`,
      time: spread(times[index] ?? []).median,
    }))
    .toSorted((one, other) => other.time - one.time);
}

async function main(): Promise<void> {
  if (!existsSync(path.join(site, 'plugins/index.html'))) {
    throw new Error(`${site} is not built. Run npm run build first.`);
  }
  const server = await startStaticServer(site, 0);
  const browser = await startBrowser();
  const page = await browser.newPage();
  await page.route('**/plugins/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: multiplyRows(await response.text()) });
  });
  await page.goto(`${server.origin}/plugins/`);
  await page
    .locator('form[role="search"] + [role="status"]')
    .filter({ hasText: `${entries}` })
    .waitFor();

  const times = await measureChanges(page);
  await browser.close();
  server.stop();

  const show = ({ change, time }: ChangeTime): string => `${time.toFixed(1)} ms ${change}`;
  console.log(`${entries} made-up plugins, ${changes.length} changes, ${rounds} rounds`);
  console.log(`median of all: ${spread(times.map(({ time }) => time)).median.toFixed(1)} ms`);
  console.log(`slowest:\n  ${times.slice(0, 8).map(show).join('\n  ')}`);
  if (times.some(({ time }) => time > frame)) {
    console.error(`A change takes longer than a frame (${frame} ms).`);
    process.exitCode = 1;
  }
}

void main();

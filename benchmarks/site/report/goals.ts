import type { PageFigures, SiteFigures } from '../figures';
import type { Loaded } from '../measure/load';
import { spread } from '../statistics';

/** A goal and what was measured. */
export interface Goal {
  readonly name: string;
  readonly reached: boolean;
  /** The measured figure beside the wanted one, with pages that miss it. */
  readonly figures: string;
}

interface Measured {
  readonly page: string;
  readonly value: number;
}

function median(values: readonly number[]): number {
  return spread(values).median;
}

/** A goal for every page: no page's median above the limit. */
function atMost(
  name: string,
  { pages }: SiteFigures,
  limit: number,
  read: (page: PageFigures) => readonly number[],
  unit: string,
  digits = 0,
): readonly Goal[] {
  const measured: readonly Measured[] = [...pages].flatMap(([page, figures]) => {
    const values = read(figures);
    return values.length > 0 ? [{ page, value: median(values) }] : [];
  });
  if (measured.length === 0) {
    return [];
  }
  const over = measured.filter(({ value }) => value > limit);
  const most = Math.max(...measured.map(({ value }) => value));
  const list = over.map(({ page, value }) => `${page} ${value.toFixed(digits)}${unit}`).join(', ');
  return [
    {
      name: `${name}: at most ${limit}${unit} on every page`,
      reached: over.length === 0,
      figures: over.length === 0 ? `${most.toFixed(digits)}${unit} at most` : `above it: ${list}`,
    },
  ];
}

/** A goal for one figure. */
function below(
  name: string,
  values: readonly number[],
  limit: number | undefined,
  unit: string,
  digits = 0,
  scale?: Scale,
): readonly Goal[] {
  if (values.length === 0 || limit === undefined) {
    return [];
  }
  const value = median(values);
  return [
    {
      name: `${name}: at most ${limit.toFixed(digits)}${unit}`,
      reached: value <= limit,
      figures: `${value.toFixed(digits)}${unit}${scale ? besideStock(value, limit, scale) : ''}`,
    },
  ];
}

/** The speed of the machine on which a time was set as a goal. */
interface Scale {
  /** What the stock site takes in this run. */
  readonly stock: readonly number[];
  /** What it took on the machine of the goal, in the same unit. */
  readonly then: number;
}

/** Scales a time to this machine, which may be slower than that of the goal for every site. */
function besideStock(value: number, limit: number, { stock, then }: Scale): string {
  if (stock.length === 0) {
    return '';
  }
  const here = (value / median(stock)).toFixed(2);
  const wanted = (limit / then).toFixed(2);
  return `, ${here} of what stock takes here, where the goal is ${wanted} of what stock took as it was set`;
}

function share(values: readonly number[], part: number): number | undefined {
  return values.length > 0 ? median(values) * part : undefined;
}

function ratings(ours: SiteFigures): readonly Goal[] {
  const missed = [...ours.pages].flatMap(([page, { rated }]) => {
    const names = [...new Set(rated.flatMap(({ scores }) => Object.keys(scores)))];
    return names.flatMap((name) => {
      const score = median(rated.flatMap(({ scores }) => scores[name] ?? []));
      return score < 100 ? [`${page} ${name} ${score}`] : [];
    });
  });
  const isRated = [...ours.pages.values()].some(({ rated }) => rated.length > 0);
  return isRated
    ? [
        {
          name: 'Lighthouse: 100 in all four categories on every page',
          reached: missed.length === 0,
          figures: missed.length === 0 ? '100 everywhere' : `below it: ${missed.join(', ')}`,
        },
      ]
    : [];
}

/**
 * Holds what was measured against what was set out.
 *
 * @param ours Figures of this site.
 * @param others Figures of the sites beside it.
 * @returns The goals for which both sides were measured.
 */
export function goals(ours: SiteFigures, others: readonly SiteFigures[]): readonly Goal[] {
  const stock = others.find(({ site }) => site.name === 'stock');
  const vitePress = others.find(({ site }) => site.name === 'vitepress');
  const seconds = (builds: SiteFigures['cold'] | undefined): readonly number[] =>
    (builds ?? []).map((build) => build.seconds);
  const bytes = (name: string, limit: number, read: (load: Loaded) => number): readonly Goal[] =>
    atMost(name, ours, limit, ({ plain }) => plain.map((load) => read(load) / 1000), ' kB', 1);
  return [
    ...bytes('Critical bytes', 20, ({ critical }) => critical.all),
    ...bytes('Critical script', 0, ({ critical }) => critical.script),
    ...bytes('Script of the page', 93, ({ total }) => total.script),
    ...bytes('All bytes with prefetch', 150, ({ total }) => total.all),
    ...ratings(ours),
    ...atMost(
      'Largest contentful paint',
      ours,
      950,
      ({ rated }) => rated.map((one) => one.paint),
      ' ms',
    ),
    ...atMost(
      'Total blocking time',
      ours,
      30,
      ({ rated }) => rated.map((one) => one.blocking),
      ' ms',
    ),
    ...atMost('Layout shift', ours, 0, ({ plain }) => plain.map((load) => load.shift), '', 3),
    ...atMost(
      'Longest task at 4×',
      ours,
      50,
      ({ slow }) => slow.map((load) => load.longestTask),
      ' ms',
    ),
    ...below('Click to heading', ours.clicks.plain, 50, ' ms', 0, {
      stock: stock?.clicks.plain ?? [],
      then: 72,
    }),
    ...below(
      'Click to heading at 4×, 0.6 of stock',
      ours.clicks['slow processor'],
      share(stock?.clicks['slow processor'] ?? [], 0.6),
      ' ms',
    ),
    ...below(
      'Shortcut to dialog',
      ours.searches.map(({ open }) => open),
      100,
      ' ms',
    ),
    ...below(
      'Key to first result',
      ours.searches.flatMap(({ firstResult }) => firstResult ?? []),
      50,
      ' ms',
    ),
    ...below(
      'Cold build, half of stock',
      seconds(ours.cold),
      share(seconds(stock?.cold), 0.5),
      ' s',
      1,
    ),
    ...below('Warm build', seconds(ours.warm), 3, ' s', 1, {
      stock: seconds(stock?.warm),
      then: 3.5,
    }),
    ...below('Change on screen', ours.changes, 1000, ' ms'),
    ...below(
      '1,000 pages, half of stock',
      seconds(ours.large),
      share(seconds(stock?.large), 0.5),
      ' s',
      1,
    ),
    ...below(
      '1,000 pages, ahead of VitePress',
      seconds(ours.large),
      share(seconds(vitePress?.large), 1),
      ' s',
      1,
    ),
    ...below(
      '1,000 pages, memory',
      ours.large.flatMap(({ memory }) => (memory === undefined ? [] : memory / 2 ** 30)),
      2,
      ' GiB',
      2,
    ),
  ];
}

import type { PageFigures, SiteFigures } from '../figures';
import { COMPARED } from '../pages/representative';
import { cell, kilobytes, NOTHING, table } from './cells';

/** The median of longest tasks; browsers report none below 50 ms. */
function longest(figures: PageFigures): string {
  const tasks = figures.slow.map(({ longestTask }) => longestTask);
  return cell(tasks).replaceAll(/\b0\b/g, 'under 50');
}

const LOAD_COLUMNS = [
  'script, critical (kB)',
  'all, critical (kB)',
  'requests, critical',
  'script of the page (kB)',
  'script fetched in advance (kB)',
  'all, total (kB)',
  'script time at 4× (ms)',
  'longest task at 4× (ms)',
  'CLS',
];

/** What the compared page costs before and after it can be read. */
export function loadTable(all: readonly SiteFigures[]): string {
  return table([
    ['Site', ...LOAD_COLUMNS],
    ...all.flatMap(({ site, pages }) => {
      const figures = pages.get(COMPARED);
      return figures ? [[site.label, ...loadCells(figures)]] : [];
    }),
  ]);
}

function loadCells(figures: PageFigures): readonly string[] {
  const { plain, slow } = figures;
  return [
    kilobytes(plain.map(({ critical }) => critical.script)),
    kilobytes(plain.map(({ critical }) => critical.all)),
    cell(plain.map(({ critical }) => critical.requests)),
    kilobytes(plain.map(({ total }) => total.script)),
    kilobytes(plain.map(({ total }) => total.prefetched)),
    kilobytes(plain.map(({ total }) => total.all)),
    cell(slow.map(({ scriptTime }) => scriptTime)),
    longest(figures),
    cell(
      plain.map(({ shift }) => shift),
      3,
    ),
  ];
}

/** The same for each page of one site. */
export function pagesTable({ pages }: SiteFigures): string {
  return table([
    ['Page', ...LOAD_COLUMNS],
    ...[...pages].map(([page, figures]) => [page, ...loadCells(figures)]),
  ]);
}

/** Moving around and searching. */
export function movesTable(all: readonly SiteFigures[]): string {
  return table([
    [
      'Site',
      'click to heading (ms)',
      'at 4× (ms)',
      'on a slow network (ms)',
      'shortcut to dialog (ms)',
      'key to first result (ms)',
      'bytes of a search (kB)',
    ],
    ...all.map(({ site, clicks, searches }) => [
      site.label,
      cell(clicks.plain),
      cell(clicks['slow processor']),
      cell(clicks['slow network']),
      cell(searches.map(({ open }) => open)),
      cell(searches.flatMap(({ firstResult }) => firstResult ?? [])),
      searches.every(({ firstResult }) => firstResult === undefined)
        ? `${kilobytes(searches.map(({ bytes }) => bytes))}, dialog alone`
        : kilobytes(searches.map(({ bytes }) => bytes)),
    ]),
  ]);
}

/** What Lighthouse says of every page of every site. */
export function ratingsTable(all: readonly SiteFigures[]): string {
  return table([
    [
      'Site',
      'Page',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'LCP (s)',
      'TBT (ms)',
      'CLS',
      'audits that cost points',
    ],
    ...all.flatMap(({ site, pages }) =>
      [...pages].map(([page, { rated }]) => [
        site.label,
        page,
        ...['performance', 'accessibility', 'best-practices', 'seo'].map((category) =>
          cell(rated.flatMap(({ scores }) => scores[category] ?? [])),
        ),
        cell(
          rated.map(({ paint }) => paint / 1000),
          2,
        ),
        cell(rated.map(({ blocking }) => blocking)),
        cell(
          rated.map(({ shift }) => shift),
          3,
        ),
        [...new Set(rated.flatMap(({ failing }) => failing))].join('; ') || NOTHING,
      ]),
    ),
  ]);
}

/** Build times and memory. */
export function buildsTable(all: readonly SiteFigures[]): string {
  return table([
    [
      'Site',
      'cold (s)',
      'peak memory (MB)',
      'warm (s)',
      '1,000 pages, cold (s)',
      'peak memory (MB)',
      'change on screen under `npm start` (ms)',
    ],
    ...all.map(({ site, cold, warm, large, changes }) => [
      site.label,
      cell(
        cold.map(({ seconds }) => seconds),
        1,
      ),
      cell(cold.flatMap(({ memory }) => (memory === undefined ? [] : memory / 1e6))),
      cell(
        warm.map(({ seconds }) => seconds),
        1,
      ),
      (large.some(({ ended }) => ended) ? 'not done after ' : '') +
        cell(
          large.map(({ seconds }) => seconds),
          1,
        ),
      cell(large.flatMap(({ memory }) => (memory === undefined ? [] : memory / 1e6))),
      cell(changes),
    ]),
  ]);
}

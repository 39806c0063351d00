import os from 'node:os';

import type { SiteFigures } from '../figures';
import { COMPARED } from '../pages/representative';
import { goals, type Goal } from './goals';
import { REASONS } from './reasons';
import { buildsTable, loadTable, movesTable, pagesTable, ratingsTable } from './tables';

/**
 * Writes all that was measured as a page of Markdown.
 *
 * @param all Figures of the sites, ours first.
 * @param chromium Version of the browser.
 * @throws Error when there are no figures at all.
 */
export function writeReport(all: readonly SiteFigures[], chromium: string): string {
  const [ours, ...others] = all;
  if (!ours) {
    throw new Error('Nothing was measured, so there is nothing to report.');
  }
  const rated = [...ours.pages.values()].flatMap((page) => page.rated);
  const sections = [
    introduction(chromium, rated[0]?.version),
    `## The page \`${COMPARED}\` beside its peers\n\n${loadTable(all)}`,
    `## Moving around and searching\n\n${movesTable(all)}`,
    `## Every kind of page of this site\n\n${pagesTable(ours)}`,
    ...(rated.length > 0 ? [`## Lighthouse\n\n${ratingsTable(all)}`] : []),
    ...(ours.cold.length > 0 ? [`## Building\n\n${buildsTable(all)}`] : []),
    goalsSection(goals(ours, others)),
  ];
  return `${sections.join('\n\n')}\n`;
}

function introduction(chromium: string, lighthouse: string | undefined): string {
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const versions = [
    `Node ${process.versions.node}`,
    `Chromium ${chromium}`,
    ...(lighthouse === undefined ? [] : [`Lighthouse ${lighthouse}`]),
  ].join(', ');
  return `# Benchmarks

Written by \`npm run bench\`. All sites are built from the same Markdown, served with Brotli by the same static server on this machine, and opened with an empty cache. Figures are medians, with the range of all runs in parentheses. kB is 1,000 bytes on the wire, headers included.

- Versions: ${versions}.
- Machine: ${os.availableParallelism()} cores, ${memory} GiB of memory, ${process.platform}.
- "Critical" is what arrived before the load event. "Total" is what arrived until the page was idle for five seconds.
- "4×" is a processor slowed down to a quarter. "Slow network" is 1.6 Mbit/s with 150 ms there and back.
- The stock site is the classic preset of the generator with its defaults. Its search dialog asks a service on the network, so only its opening is measured.`;
}

function reasonFor(name: string): string {
  const [, reason] = Object.entries(REASONS).find(([start]) => name.startsWith(start)) ?? [];
  return reason ? ` Why: ${reason}.` : '';
}

function goalsSection(list: readonly Goal[]): string {
  const line = ({ name, figures }: Goal): string => `- ${name}. Measured: ${figures}.`;
  const reached = list.filter((goal) => goal.reached).map(line);
  const missed = list
    .filter((goal) => !goal.reached)
    .map((goal) => line(goal) + reasonFor(goal.name));
  return [
    '## Goals',
    `${reached.length} of ${list.length} goals are reached in this run.`,
    ...(missed.length > 0 ? [`### Not reached\n\n${missed.join('\n')}`] : []),
    ...(reached.length > 0 ? [`### Reached\n\n${reached.join('\n')}`] : []),
  ].join('\n\n');
}

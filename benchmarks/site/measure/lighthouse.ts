import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import * as z from 'zod';

import { CHROMIUM_FLAGS } from '../../../scripts/setup/chromium-flags.mjs';
import { provideChromium } from '../../../scripts/setup/chromium.mjs';
import { installPackages } from '../sites/packages';

const LIGHTHOUSE_VERSION = '12';

const auditSchema = z.object({
  title: z.string(),
  score: z.number().nullable(),
  numericValue: z.number().optional(),
});
const reportSchema = z.object({
  lighthouseVersion: z.string(),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(z.string(), auditSchema),
});

/** What Lighthouse says of a page, on a phone with simulated throttling. */
export interface Rated {
  readonly version: string;
  /** Scores from 0 to 100, by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** Largest contentful paint, in milliseconds. */
  readonly paint: number;
  /** Total blocking time, in milliseconds. */
  readonly blocking: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Titles of the audits that cost points. */
  readonly failing: readonly string[];
}

/** Rates the page at an address. */
export type Lighthouse = (url: string) => Promise<Rated>;

const execute = promisify(execFile);

/**
 * Installs Lighthouse into its own folder: it is heavy and nothing else needs it.
 *
 * @param folder Folder to make.
 * @returns A function that rates a page; it throws what Lighthouse said when it fails.
 * @throws Error with what npm said, when it cannot be installed.
 */
export async function installLighthouse(folder: string): Promise<Lighthouse> {
  await installPackages(folder, { lighthouse: `^${LIGHTHOUSE_VERSION}.0.0` });
  const command = path.join(folder, 'node_modules/lighthouse/cli/index.js');
  return async (url) => {
    const flags = ['--headless=new', ...CHROMIUM_FLAGS].join(' ');
    const rate = (): Promise<{ readonly stdout: string }> =>
      execute(
        process.execPath,
        [command, url, '--output=json', '--quiet', `--chrome-flags=${flags}`],
        { env: { ...process.env, CHROME_PATH: provideChromium() }, maxBuffer: 100_000_000 },
      );
    // On a busy machine the browser sometimes paints nothing in time; the second try does.
    const { stdout } = await rate().catch(rate);
    return summarize(reportSchema.parse(JSON.parse(stdout)));
  };
}

function summarize(report: z.infer<typeof reportSchema>): Rated {
  const { audits, categories, lighthouseVersion } = report;
  const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  const weighing = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  const failing = [...new Set(weighing)].flatMap((id) => {
    const audit = audits[id];
    return audit && audit.score !== null && audit.score < 0.9 ? [audit.title] : [];
  });
  return {
    version: lighthouseVersion,
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    paint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    failing,
  };
}

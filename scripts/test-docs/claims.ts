import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import * as z from 'zod';

import { projectRoot } from '../../src/samples/paths';
import type { Difference } from './differences';
import { type Place, reportFrom } from './run-there';

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      message: z.string().optional(),
      name: z.string(),
      assertionResults: z.array(
        z.object({
          title: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
});

/** Milliseconds after which a claim counts as one that never ends; the slowest takes four seconds. */
const LIMIT = 15_000;

/**
 * Runs all claims somewhere else.
 *
 * @returns those that do not hold there
 * @throws Error where the claims could not be run at all
 */
export async function claimsThatFail(place: Place): Promise<readonly Difference[]> {
  const file = path.join(place.scratch, 'claims.json');
  const vitest = path.join(projectRoot, 'node_modules/vitest/vitest.mjs');
  const words = [
    'run',
    'tests/docs/claims',
    `--testTimeout=${LIMIT}`,
    '--reporter=./scripts/test-docs/progress.ts',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const report = reportSchema.parse(await reportFrom(place, [vitest, ...words], file));
  return report.testResults.flatMap(({ name, message, assertionResults }) =>
    assertionResults.length === 0
      ? [{ page: path.relative(projectRoot, name), what: 'does not run', seen: message ?? '' }]
      : assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ title, failureMessages }) => ({
            page: title.split('#', 1)[0] ?? '',
            what: title,
            seen: briefly(failureMessages[0] ?? ''),
          })),
  );
}

/** The first lines say what was seen; the rest is where. */
function briefly(message: string): string {
  const [first = ''] = stripVTControlCharacters(message).split(/\n\s+at /, 1);
  return first;
}

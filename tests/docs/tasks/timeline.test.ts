import fc from 'fast-check';
import pMap from 'p-map';
import { beforeAll, describe, expect, test } from 'vitest';

import { projectRoot } from '../../../src/samples/paths';
import { ENDINGS, example, type TimelineCase } from '../../../src/task-timeline/case';
import { exampleReport } from '../../../src/task-timeline/example-report';
import { writeGulpfile, writeInvocation } from '../../../src/task-timeline/gulpfile';
import type { simulate } from '../../../src/task-timeline/simulate';
import { run as runCommand, type Run } from '../claims/support';
import { packagesOfGulp } from '../support/bundle-for-browser';
import { temporaryFolder } from '../support/temporary-folder';
import { askGulp, bundleTimeline, commandOf, courseOf, eventsOfRuns } from './timeline';

let run: typeof simulate;
let packages: readonly string[];

beforeAll(async () => {
  ({ simulate: run, packages } = await bundleTimeline());
}, 60_000);

test('the packages of the timeline are those of the installed gulp', () => {
  const ofNode = /^(?:events|nanoassert) /;
  const own = packages.filter((name) => !ofNode.test(name));
  expect(own).toEqual(packagesOfGulp('gulp', ['undertaker']));
});

test('the report in the HTML is that of the example', () => {
  expect(exampleReport).toEqual(run(example, commandOf(example.text)));
});

const names = ['clean', 'css', 'js', 'lint', 'reload'] as const;
const composition: fc.Arbitrary<string> = fc.letrec<{ part: string }>((tie) => ({
  part: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...names) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(
          fc.constantFrom('series', 'parallel'),
          fc.array(tie('part'), { minLength: 1, maxLength: 4 }),
        )
        .map(([kind, parts]) => `${kind}(${parts.join(', ')})`),
    },
  ),
})).part;
const settings = fc.record({
  ending: fc.oneof(fc.constant('ends' as const), fc.constantFrom(...ENDINGS)),
  // Often of equal length: what ends first then hangs on the order of starts.
  milliseconds: fc.constantFrom(1, 100, 200, 250, 300, 1_250, 90_000),
});
const cases: fc.Arbitrary<TimelineCase> = fc.record({
  text: composition,
  tasks: fc.record(Object.fromEntries(names.map((name) => [name, settings]))),
  continues: fc.boolean(),
});

test('600 compositions start and end their tasks as on the installed gulp, in its order', () => {
  const all = fc.sample(cases, { numRuns: 600, seed: 5 });
  const reports = all.map((one) => run(one, commandOf(one.text)));
  expect(reports.map(courseOf)).toEqual(askGulp(all));
  for (const report of reports) {
    expect(eventsOfRuns(report)).toEqual([...courseOf(report).events].sort());
    const outcomes = new Set(report.runs.map(({ outcome }) => outcome));
    expect(outcomes.has('cut off') ? outcomes : new Set(['failed'])).toContain('failed');
  }
});

/** Times lie far apart: these wait for real. */
const printed: Readonly<Record<string, TimelineCase>> = {
  'what the page begins with': example,
  'an error in parallel': caseOf(example.text, { css: ['ends', 800], lint: ['fails', 400] }),
  'an error, and all others run on': {
    ...caseOf(example.text, { css: ['ends', 1_200], lint: ['fails', 400] }),
    continues: true,
  },
  'tasks that all end': caseOf('exports.build = series(clean, parallel(css, js))', {
    css: ['ends', 600],
  }),
  'one task': caseOf('export default css', { css: ['ends', 1_200] }),
  'a task with the name of the command': caseOf('exports.css = series(css, js);', {}),
  'a task that runs twice': caseOf('parallel(series(css, css), js)', { js: ['ends', 900] }),
  'no signal': caseOf('series(clean, parallel(css, js), reload)', { js: ['silent', 100] }),
  'no signal from two': caseOf('parallel(css, series(js, reload))', {
    css: ['silent', 100],
    js: ['silent', 700],
  }),
  'a signal that comes too early': caseOf('series(css, zip)', { css: ['early', 900] }),
  'an error that is thrown': caseOf('parallel(css, series(js, reload))', { js: ['throws', 1] }),
  'errors in lists of errors': {
    ...caseOf('series(parallel(css, series(js, reload)), series(reload, lint))', {
      css: ['fails', 700],
      reload: ['throws', 1],
    }),
    continues: true,
  },
  'no signal beside an error': {
    ...caseOf('parallel(css, js)', { css: ['silent', 100], js: ['fails', 400] }),
    continues: true,
  },
  'a server, which an error ends': caseOf('parallel(serve, series(css, js))', {
    serve: ['stays', 1],
    js: ['fails', 300],
  }),
};

function caseOf(
  text: string,
  tasks: Readonly<Record<string, readonly [(typeof ENDINGS)[number], number]>>,
): TimelineCase {
  return {
    text,
    tasks: Object.fromEntries(
      Object.entries(tasks).map(([name, [ending, milliseconds]]) => [
        name,
        { ending, milliseconds },
      ]),
    ),
    continues: false,
  };
}

/** Errors go another way than all else, so that only the order of either is known. */
function linesOf(printed: readonly string[]): readonly (readonly string[])[] {
  const lines = printed
    .flatMap((text) => text.split('\n'))
    .filter((line) => line !== '')
    .map((line) => line.replace(/ after .*/u, ''));
  const isError = (line: string): boolean => /^Error: | errored$/u.test(line);
  return [lines.filter((line) => !isError(line)), lines.filter(isError)];
}

describe('the gulpfile that the page writes prints on the command line what the page prints', () => {
  const entries = Object.entries(printed);
  let runs: readonly Run[];

  beforeAll(async () => {
    runs = await pMap(
      entries,
      ([, one]) => {
        const command = commandOf(one.text);
        process.chdir(temporaryFolder({ 'gulpfile.mjs': writeGulpfile(one, command) }));
        try {
          return runCommand(writeInvocation(one, command).replace('npx ', ''));
        } finally {
          process.chdir(projectRoot);
        }
      },
      { concurrency: 4 },
    );
  }, 120_000);

  test.each(entries.map(([name, one], at) => ({ name, one, at })))('$name', ({ one, at }) => {
    const { exit, log } = run(one, commandOf(one.text));
    const seen = runs[at]?.lines ?? [];
    const begin = seen.findIndex((line) => line.startsWith('Using gulpfile'));
    expect(linesOf(seen.slice(begin + 1))).toEqual(linesOf(log.map(({ text }) => text)));
    expect(runs[at]?.exit).toBe(exit?.code);
  });
});

test('what gulp cannot load is said in its words', async () => {
  const one = caseOf('series(css, parallel())', {});
  const command = commandOf(one.text);
  process.chdir(temporaryFolder({ 'gulpfile.mjs': writeGulpfile(one, command) }));
  const seen = runCommand('gulp');
  process.chdir(projectRoot);
  const { error, exit } = run(one, command);
  expect((await seen).lines.join('\n')).toContain(`: ${error}\n`);
  expect((await seen).exit).toBe(exit?.code);
});

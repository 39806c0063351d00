import fc from 'fast-check';
import pMap from 'p-map';
import { beforeAll, describe, expect, test } from 'vitest';

import { projectRoot } from '../../../src/samples/paths';
import { ENDINGS, example, type TimelineCase } from '../../../src/task-timeline/case';
import { taskNames } from '../../../src/task-timeline/composition';
import { exampleReport } from '../../../src/task-timeline/example-report';
import { writeGulpfile, writeInvocation } from '../../../src/task-timeline/gulpfile';
import type { Report } from '../../../src/task-timeline/report';
import type { simulate } from '../../../src/task-timeline/simulate';
import { run, type Run } from '../claims/support';
import { packagesOfGulp } from '../support/bundle-for-browser';
import { temporaryFolder } from '../support/temporary-folder';
import {
  askGulp,
  bundleTimeline,
  commandOf,
  courseOf,
  eventsOfRuns,
  type Course,
} from './timeline';

let simulateInPage: typeof simulate;
let packages: readonly string[];

beforeAll(async () => {
  ({ simulate: simulateInPage, packages } = await bundleTimeline());
}, 60_000);

test('the packages of the timeline are those of the installed gulp', () => {
  const ofNode = /^(?:events|nanoassert) /;
  const own = packages.filter((name) => !ofNode.test(name));
  expect(own).toEqual(packagesOfGulp('gulp', ['undertaker']));
});

test('the report in the HTML is that of the example', () => {
  expect(exampleReport).toEqual(simulateInPage(example, commandOf(example.text)));
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
  ending: fc.constantFrom(...ENDINGS),
  // Often of equal length: what ends first then hangs on the order of starts.
  milliseconds: fc.constantFrom(1, 100, 200, 250, 300, 1_250, 90_000),
});
const cases: fc.Arbitrary<TimelineCase> = fc.record({
  text: fc
    .tuple(fc.constantFrom('', '', 'exports.css = ', 'exports.build = '), composition)
    .map((parts) => parts.join('')),
  tasks: fc.record(Object.fromEntries(names.map((name) => [name, settings]))),
  continues: fc.boolean(),
});

/** Tasks that the command names, without those whose start was seen. */
function idleOf(one: TimelineCase, { events }: Course): readonly string[] {
  const { composition: all } = commandOf(one.text);
  const starts = events.flatMap((event) => / start (.+)/u.exec(event)?.[1] ?? []).slice(1);
  return all.kind === 'task'
    ? []
    : taskNames(all).filter((name) => {
        const place = starts.indexOf(name);
        return place === -1 || starts.splice(place, 1).length === 0;
      });
}

describe('the page starts and ends tasks as the installed gulp, in its order', () => {
  const all = [
    ...fc.sample(cases, { numRuns: 800, seed: 5 }),
    // What an early one lets start begins before the error of a tick that comes later.
    caseOf('parallel(series(css, js), series(lint, reload))', {
      css: ['early', 100],
      lint: ['early', 100],
      js: ['throws', 1],
    }),
  ];
  let reports: readonly Report[];
  let courses: readonly Course[];

  beforeAll(() => {
    reports = all.map((one) => simulateInPage(one, commandOf(one.text)));
    courses = askGulp(all);
  }, 60_000);

  test('in 800 compositions', () => {
    expect(reports.map(courseOf)).toEqual(courses);
  });

  test('and names the tasks that never start', () => {
    expect(reports.map(({ idle }) => [...idle].sort())).toEqual(
      all.map((one, at) => [...idleOf(one, courses[at] ?? { events: [] })].sort()),
    );
  });

  test('and shows the same in its log and its timeline', () => {
    expect(reports.map(eventsOfRuns)).toEqual(
      reports.map((report) => [...courseOf(report).events].sort()),
    );
  });

  test('and cuts off tasks only where one has failed', () => {
    const outcomes = reports.map(({ runs }) => new Set(runs.map(({ outcome }) => outcome)));
    const cut = outcomes.filter((seen) => seen.has('cut off'));
    expect(cut.length).toBeGreaterThan(50);
    expect(cut.every((seen) => seen.has('failed'))).toBe(true);
  });
});

/** These wait for real. */
const printed: Readonly<Record<string, TimelineCase>> = {
  'what the page begins with': example,
  'an error in parallel': caseOf(example.text, { css: ['succeeds', 800], lint: ['fails', 400] }),
  'an error, and all others run on': {
    ...caseOf(example.text, { css: ['succeeds', 1_200], lint: ['fails', 400] }),
    continues: true,
  },
  'tasks that all end': caseOf('exports.build = series(clean, parallel(css, js))', {
    css: ['succeeds', 600],
  }),
  'one task': caseOf('export default css', { css: ['succeeds', 1_200] }),
  'a task with the name of the command': caseOf('exports.css = series(css, js);', {}),
  'a command whose name is no name of JavaScript': caseOf(
    "exports['build:all'] = series(clean, css);",
    {},
  ),
  'a task that runs twice': caseOf('parallel(series(css, css), js)', { js: ['succeeds', 900] }),
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

/** Runs the gulpfile that the page writes, in a folder of its own. */
async function runGulpfile(one: TimelineCase, invocation: string): Promise<Run> {
  process.chdir(temporaryFolder({ 'gulpfile.mjs': writeGulpfile(one, commandOf(one.text)) }));
  try {
    return await Promise.resolve(run(invocation));
  } finally {
    process.chdir(projectRoot);
  }
}

/**
 * Sorted: a busy machine delays what one branch starts beside another. Their order is that of `askGulp()`.
 */
function linesOf(printed: readonly string[]): readonly string[] {
  return printed
    .flatMap((text) => text.split('\n'))
    .filter((line) => line !== '')
    .map((line) => line.replace(/ after .*/u, ''))
    .sort();
}

describe('the gulpfile that the page writes prints the lines that the page shows, but for durations and stacks', () => {
  const entries = Object.entries(printed);
  let runs: readonly Run[];

  beforeAll(async () => {
    runs = await pMap(
      entries,
      ([, one]) => {
        const command = commandOf(one.text);
        return runGulpfile(one, writeInvocation(one, command).replace('npx ', ''));
      },
      { concurrency: 4 },
    );
  }, 120_000);

  test.each(entries.map(([name, one], at) => ({ name, one, at })))('$name', ({ one, at }) => {
    const { exit, log } = simulateInPage(one, commandOf(one.text));
    const seen = runs[at]?.lines ?? [];
    const begin = seen.findIndex((line) => line.startsWith('Using gulpfile'));
    expect(linesOf(seen.slice(begin + 1))).toEqual(linesOf(log.map(({ text }) => text)));
    expect(runs[at]?.exit).toBe(exit?.code);
  });
});

test('what gulp cannot load is said in its words', async () => {
  const one = caseOf('series(css, parallel())', {});
  const seen = await runGulpfile(one, 'gulp');
  const { error, exit } = simulateInPage(one, commandOf(one.text));
  expect(seen.lines.join('\n')).toContain(`: ${error}\n`);
  expect(seen.exit).toBe(exit?.code);
});

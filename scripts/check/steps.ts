/** One check of changed files. */
export interface Step {
  readonly name: string;
  /** Name of a program in node_modules/.bin, and what it is given. */
  readonly command: readonly [string, ...string[]];
  /** Lines of its output that name a fault, as `file:line: sentence`; all other lines are left out. */
  readonly findings: (output: string) => readonly string[];
  /** What to do about them. */
  readonly fix: string;
}

const PAGE = /^(?:docs|i18n)\/.+\.mdx?$/;
const MARKDOWN = /^(?:(?:docs|i18n)\/.+|README|CONTRIBUTING|HOSTING)\.mdx?$/;
const ENGLISH = /^(?:docs\/.+|README|CONTRIBUTING|HOSTING)\.mdx?$/;
/** Texts beside the pages, for which the glossary is binding too, and the glossary. */
const OTHER_TEXTS = /^(?:src\/(?:data|editions)\/.+|i18n\/zh-Hans\/.+\.json)$/;
/** Components and the translation of their texts, which its test reads as files. */
const INTERFACE = /^(?:src\/.+\.tsx?|i18n\/zh-Hans\/code\.json)$/;
const DOCS_TEST = /^tests\/docs\/.+\.test\.ts$/;
const SAMPLE = /^samples\/([^/]+)\//;
/** What the tests of the pages read beside pages, samples and texts. */
const OF_PAGES =
  /^(?:sidebars\.ts|samples\/[\w-]+\.json|src\/pages\/.+\.mdx|static\/.+|words\/.+)$/;
const PACKAGES = /^package(?:-lock)?\.json$/;
const STYLES = /^src\/.+\.css$/;
const CODE = /^(?!samples\/|static\/).+\.(?:ts|tsx|mts|js|mjs)$/;
const TESTED = /^(?:src|scripts|benchmarks|i18n|tests\/unit)\/.+\.(?:ts|tsx|mjs|css|json)$/;
const REPORTER = '--reporter=./scripts/check/sentence-reporter.ts';

/**
 * Chooses what to check.
 *
 * @param changed Paths of changed files from the root of the repository.
 * @param exists Tells whether a file is still there.
 * @param samples Names of the samples that are there.
 * @returns The checks that these files concern, the quickest first.
 */
export function stepsFor(
  changed: readonly string[],
  exists: (file: string) => boolean,
  samples: readonly string[],
): readonly Step[] {
  const present = changed.filter(exists);
  const matching = (pattern: RegExp): string[] => present.filter((file) => pattern.test(file));
  const touches = (...patterns: readonly RegExp[]): boolean =>
    changed.some((file) => patterns.some((pattern) => pattern.test(file)));

  const steps: readonly (readonly Step[])[] = [
    forFiles(present, (files) => ({
      name: 'formatting',
      command: ['prettier', '--list-different', '--ignore-unknown', ...files],
      findings: (output) => linesOf(output).flatMap(asFormatting),
      fix: 'Run: npm run format',
    })),
    forFiles(matching(MARKDOWN), (files) => ({
      name: 'Markdown rules',
      command: ['markdownlint-cli2', '--no-globs', ...files],
      findings: located,
      fix: 'Mend each line, or run: npx markdownlint-cli2 --fix --no-globs FILE',
    })),
    forFiles(matching(ENGLISH), (files) => ({
      name: 'spelling',
      command: ['cspell', '--no-progress', '--no-summary', ...files],
      findings: located,
      fix: 'Correct the word, or add it to words/project-words.txt.',
    })),
    forFiles(matching(STYLES), (files) => ({
      name: 'style rules',
      command: ['stylelint', '--formatter', 'unix', ...files],
      findings: located,
      fix: 'Mend each line, or run: npx stylelint --fix FILE',
    })),
    when(touches(STYLES), {
      name: 'contrast and custom properties',
      command: ['vitest', 'run', REPORTER, 'tests/unit/css'],
      findings: linesOf,
      fix: 'Mend each line.',
    }),
    when(touches(INTERFACE), {
      name: 'texts of the interface',
      command: ['vitest', 'run', REPORTER, 'tests/unit/i18n'],
      findings: linesOf,
      fix: 'Mend each line.',
    }),
    when(touches(/^i18n\//, OTHER_TEXTS), {
      name: 'Chinese typography',
      command: ['tsx', 'scripts/lint-chinese/index.ts'],
      findings: (output) =>
        linesOf(output).flatMap(
          (line) => /^(?:✘ )?(\S+?:(?:\d+:)? .+| +should be: .+)/.exec(line)?.[1] ?? [],
        ),
      fix: 'Mend each line.',
    }),
    when(touches(PAGE, DOCS_TEST, SAMPLE, OF_PAGES, OTHER_TEXTS), {
      name: 'prose, links, heading ids and quotes',
      command: ['vitest', 'run', REPORTER, ...pageTests(changed).filter(exists)],
      findings: linesOf,
      fix: 'Mend each line. CONTRIBUTING.md says what a page must have.',
    }),
    forFiles(matching(CODE), (files) => ({
      name: 'code rules',
      command: ['eslint', '--max-warnings', '0', '--no-warn-ignored', '--format', 'unix', ...files],
      findings: located,
      fix: 'Mend each line, or run: npx eslint --fix FILE',
    })),
    when(touches(CODE, PACKAGES, /^tsconfig\.json$/), {
      name: 'types',
      command: ['tsc', '--noEmit', '--pretty', 'false'],
      findings: (output) => located(output.replace(/^(\S+)\((\d+),\d+\): error /gm, '$1:$2: ')),
      fix: 'Mend each line.',
    }),
    forFiles(matching(TESTED), (files) => ({
      name: 'unit tests of what changed',
      command: [
        'vitest',
        'related',
        '--run',
        '--project',
        'unit',
        '--passWithNoTests',
        REPORTER,
        ...files,
      ],
      findings: linesOf,
      fix: 'See it in full with: npm run test:unit',
    })),
    forFiles(samplesOf(changed, samples), (names) => ({
      name: 'samples on gulp',
      command: ['tsx', 'scripts/samples/run.ts', ...names],
      findings: linesOf,
      fix: 'Mend the sample. When its new output is right, run: npm run samples:record -- NAME',
    })),
  ];
  return steps.flat();
}

function forFiles(
  files: readonly string[],
  step: (files: readonly string[]) => Step,
): readonly Step[] {
  return files.length > 0 ? [step(files)] : [];
}

function when(isConcerned: boolean, step: Step): readonly Step[] {
  return isConcerned ? [step] : [];
}

/** The tests of all pages, those of each page that changed, in any language, and those that changed. */
function pageTests(changed: readonly string[]): readonly string[] {
  const pages = changed.flatMap(
    (file) => /^(?:docs|i18n\/.+\/current)\/(.+)\.mdx?$/.exec(file)?.[1] ?? [],
  );
  return [
    ...changed.filter((file) => DOCS_TEST.test(file)),
    'tests/docs/prose.test.ts',
    'tests/docs/prose/project-words.test.ts',
    'tests/docs/samples.test.ts',
    'tests/docs/install-commands.test.ts',
    'tests/docs/copied-bytes.test.ts',
    'tests/docs/translation.test.ts',
    'tests/docs/frame-links.test.ts',
    'tests/docs/claims/coverage.test.ts',
    'tests/docs/glossary-links.test.ts',
    ...(pages.includes('errors')
      ? ['tests/docs/errors-page.test.ts', 'tests/docs/error-rows.test.ts']
      : []),
    ...[...new Set(pages)].flatMap((page) => [
      `tests/docs/${page}.test.ts`,
      `tests/docs/claims/${page}.test.ts`,
    ]),
  ];
}

function samplesOf(changed: readonly string[], samples: readonly string[]): readonly string[] {
  const touched = changed.flatMap((file) => SAMPLE.exec(file)?.[1] ?? []);
  return samples.filter((name) => touched.includes(name));
}

/** A file that is not formatted, or the fault of one that cannot be read; what shows the place in it is left out. */
function asFormatting(line: string): readonly string[] {
  const [, file, fault, at] = /^\[error\] (\S+): (.+) \((\d+):\d+\)$/.exec(line) ?? [];
  if (file && fault && at) {
    return [`${file}:${at}: ${fault}`];
  }
  return line.startsWith('[error]') ? [] : [`${line}: is not formatted.`];
}

function linesOf(output: string): readonly string[] {
  return output.split('\n').filter((line) => line.trim() !== '');
}

/** Lines that begin with a file and a line, in one form: `file:line: sentence`. */
function located(output: string): readonly string[] {
  return linesOf(output).flatMap((line) => {
    const [, place, sentence] = /^\s*(\S+?:\d+)(?::\d+)?[:\s-]+(.+)$/.exec(line) ?? [];
    return place && sentence ? [`${place}: ${sentence}`] : [];
  });
}

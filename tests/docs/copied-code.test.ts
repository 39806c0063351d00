import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { Linter } from 'eslint';
import globals from 'globals';
import pMap from 'p-map';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

import { allFences } from '../../scripts/samples/page-fences';
import { prepareProject } from '../../scripts/samples/prepare';
import { runStep } from '../../scripts/samples/run-step';
import type { FenceText } from '../../src/markdown/fence';
import { parseFenceSettings } from '../../src/markdown/fence-settings';
import { quoteTexts } from '../../src/markdown/quote-samples/quote-texts';
import { loadSample } from '../../src/samples/load';
import { projectRoot } from '../../src/samples/paths';
import { sampleFormats, type SampleFormat, type SampleStep } from '../../src/samples/schema';

/** What the copy button of a fence gives, in one module format. */
interface Copy {
  readonly sample: string;
  /** As the fence names it. */
  readonly from: string;
  readonly title: string;
  readonly format: SampleFormat;
  readonly text: string;
  /** It is all of the file: `npm run test:samples` runs it. */
  readonly isWhole: boolean;
}

/** Gulpfiles that cannot be loaded here, and why. */
const notLoaded: Readonly<Record<string, string>> = {
  'registries-strict': 'Its page shows the error of a task that is defined twice.',
  'api-registry-class': 'Its page shows the error of a registry that is passed as a class.',
  'api-series-names-failing': 'Its page shows the error of a name that is not defined yet.',
  'recipe-live-reload': 'A step of the sample puts a stand-in for browser-sync into the project.',
  'recipe-static-site': 'A step of the sample puts a stand-in for browser-sync into the project.',
};

interface PastedStep extends SampleStep {
  /** How many tasks it starts. */
  readonly count: number;
}

function copiedText({ code, context }: FenceText): string {
  return [context?.before, code, context?.after].filter(Boolean).join('\n\n');
}

function withoutSpace(text: string): string {
  return text.replace(/\s+/g, '');
}

function copies(): readonly Copy[] {
  const found = new Map<string, Copy>();
  for (const { meta } of allFences()) {
    const settings = parseFenceSettings(meta);
    const { reference } = settings;
    if (reference?.kind === 'file' && /^[^/]+\.mjs$/.test(reference.target)) {
      const { sample, target, region } = reference;
      const from = `${sample}/${target}${region === undefined ? '' : `#${region}`}`;
      const { formats } = loadSample(sample).definition;
      const whole = quoteTexts(projectRoot, { sample, target, kind: 'file' }, { marked: [] });
      for (const quoted of quoteTexts(projectRoot, reference, settings)) {
        const format = quoted.format ?? formats[0] ?? 'esm';
        const text = copiedText(quoted);
        found.set(`${sample} ${format} ${text}`, {
          sample,
          from,
          format,
          title: quoted.title ?? '',
          text,
          isWhole: whole.some(({ code }) => withoutSpace(code) === withoutSpace(text)),
        });
      }
    }
  }
  return [...found.values()];
}

const execute = promisify(execFile);

/** Loads each file as gulp does, and prints what is wrong with each. */
const loader = `
  console.log = console.error = () => undefined;
  const outcomes = [];
  for (const [folder, files] of JSON.parse(process.argv[1])) {
    process.chdir(folder);
    const { default: gulp } = await import(folder + '/node_modules/gulp/index.js');
    for (const file of files) {
      gulp._registry = new gulp.Gulp().registry(); // gulp.registry() would keep the tasks of the file before.
      try {
        const module = await import(folder + '/' + file);
        const own = file.endsWith('.mjs') ? module : module.default;
        const tasks = { ...own, ...gulp.registry().tasks() };
        outcomes.push(Object.keys(tasks).length > 0 ? '' : 'it has no task.');
      } catch (error) {
        outcomes.push(String(error));
      }
    }
  }
  process.stdout.write(JSON.stringify(outcomes), () => process.exit());
`;

/** Pastes the copies of each sample into its project, and loads them all in one process: each costs little then. */
async function load(
  format: SampleFormat,
  bySample: ReadonlyMap<string, readonly Copy[]>,
): Promise<readonly string[]> {
  const projects = await pMap(
    bySample,
    async ([sample, list]) => {
      const project = await prepareProject(loadSample(sample), format);
      const files = list.map(({ text }, index) => {
        const file = `copied-${index}.${format === 'esm' ? 'mjs' : 'js'}`;
        writeFileSync(path.join(project.folder, file), `${text}\n`);
        return file;
      });
      return { ...project, files };
    },
    { concurrency: 4 },
  );
  try {
    const argument = JSON.stringify(projects.map(({ folder, files }) => [folder, files]));
    const { stdout } = await execute('node', ['--input-type=module', '-e', loader, argument]);
    const outcomes = z.array(z.string()).parse(JSON.parse(stdout));
    return [...bySample.values()].flat().flatMap(({ from }, index) => {
      const outcome = outcomes[index] ?? 'it was not loaded.';
      return outcome === '' ? [] : [`${from} (${format}): ${outcome}`];
    });
  } finally {
    await Promise.all(projects.map(({ dispose }) => dispose()));
  }
}

/** The tasks that a copy exports under names of its own. */
function exportedTasks(text: string): ReadonlySet<string> {
  const exports = text.matchAll(
    /^(?:export (?:default )?(?:async )?(?:function\*?|const) (\w+)|exports\.(\w+) =)/gm,
  );
  return new Set(Array.from(exports, ([, esm, commonJs]) => esm ?? commonJs ?? ''));
}

/** The steps of a sample that start tasks of a copy, without the other tasks: if one of a step fails, all do. */
function stepsWith(tasks: ReadonlySet<string>, sample: string): readonly PastedStep[] {
  return (loadSample(sample).definition.steps ?? []).flatMap((step) => {
    const [, flags, names = ''] =
      /^gulp((?: --(?:continue|series))*)((?: \w[\w-]*)+)$/.exec(step.command) ?? [];
    const own = names.split(' ').filter((name) => tasks.has(name));
    return own.length === 0
      ? []
      : [{ ...step, command: `gulp${flags} ${own.join(' ')}`, count: own.length }];
  });
}

/** Runs the steps of the sample whose tasks the copy has, with the copy in place of the gulpfile. */
async function runTasks({ sample, from, format, title, text }: Copy): Promise<readonly string[]> {
  const steps = stepsWith(exportedTasks(text), sample);
  if (steps.length === 0) {
    return [];
  }
  const project = await prepareProject(loadSample(sample), format);
  try {
    writeFileSync(path.join(project.folder, title), `${text}\n`);
    const problems: string[] = [];
    for (const step of steps) {
      const { exit, output } = await runStep(step, project);
      if (!step.until && exit !== (step.exit ?? 0)) {
        problems.push(`${from}: "${step.command}" ends with ${exit}: ${output.slice(-300)}`);
      }
      ran += step.count;
    }
    return problems;
  } finally {
    await project.dispose();
  }
}

let ran = 0;
const all = copies();

describe('what a copy button gives', () => {
  it('declares or imports every name that it uses', () => {
    const linter = new Linter({ configType: 'flat' });
    const problems = all.flatMap(({ from, format, text }) =>
      linter
        .verify(text, {
          languageOptions: {
            ecmaVersion: 'latest',
            sourceType: format === 'esm' ? 'module' : 'commonjs',
            globals: format === 'esm' ? globals.nodeBuiltin : globals.node,
          },
          rules: { 'no-undef': 'error' },
        })
        .map(({ line, message }) => `${from} (${format}), line ${line}: ${message}`),
    );
    expect(problems).toEqual([]);
  });

  it.each(sampleFormats)(
    'is a gulpfile with a task, pasted into a project (%s)',
    async (format) => {
      const bySample = new Map<string, Copy[]>();
      for (const copy of all) {
        if (
          !copy.isWhole && // The samples run those.
          copy.format === format &&
          /^gulpfile\.m?js$/.test(copy.title) &&
          !Object.hasOwn(notLoaded, copy.sample)
        ) {
          bySample.set(copy.sample, [...(bySample.get(copy.sample) ?? []), copy]);
        }
      }
      expect(await load(format, bySample)).toEqual([]);
    },
    300_000,
  );

  // The CommonJS form is derived from the same text, and has been loaded by now.
  it('runs its tasks as the sample does, pasted into a project', async () => {
    const pasted = all.filter(
      ({ isWhole, format, title, sample }) =>
        !isWhole &&
        /^gulpfile\.m?js$/.test(title) &&
        format === (loadSample(sample).definition.formats[0] ?? 'esm'),
    );
    const problems = await pMap(pasted, runTasks, { concurrency: 3 });
    expect(problems.flat()).toEqual([]);
    expect(ran).toBeGreaterThan(110);
  }, 400_000);
});

import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { findTask } from '../../../src/data/plugins/find-task';
import type { Trial } from '../../../src/data/plugins/trial-schema';
import { upTo } from '../../samples/normalise';
import { checkFile } from './check-file';
import { findDetail } from './find-detail';
import { prepareProject, writeFiles, type Gulpfile } from './project';
import { runCommand, type CommandOptions, type CommandResult } from './run-command';
import { shownOutput } from './shown-output';
import { withService } from './services/with-service';
import { waitForReload } from './wait-for-reload';

const runLimit = 180_000;
const answerLimit = 30_000;

/** How a trial failed. */
export interface Problem {
  readonly text: string;
  /** Set where a program printed the text. */
  readonly printed?: true;
}

/** What a run of a recipe gave. */
export interface RecipeRun {
  /** Absent where all was as expected. */
  readonly problem?: Problem;
  /** What it printed, and what the second run did; null where only gulp spoke, absent where it did not run. */
  readonly prints?: string | null;
  readonly again?: string | null;
}

/** What a trial runs with, beside the project. */
interface Setup {
  /** The recipe as an ES module; its task has the same name in either form. */
  readonly recipe: string;
  /** The form that is run; the recipe itself unless given. */
  readonly gulpfile?: Gulpfile;
  /** Files that readers see beside the recipe. */
  readonly input?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

async function waitForAnswer({ url, contains }: NonNullable<Trial['serves']>): Promise<boolean> {
  const end = Date.now() + answerLimit;
  while (Date.now() < end) {
    const body = await fetch(url)
      .then((response) => response.text())
      // Nothing listens yet: the recipe is still starting.
      .catch(() => '');
    if (body.includes(contains)) return true;
    await setTimeout(250);
  }
  return false;
}

function checkRun(
  { exit, output, timedOut }: CommandResult,
  expected: Pick<Trial, 'exit' | 'prints'>,
  project: string,
): Problem | undefined {
  if (timedOut) return { text: `it did not end within ${runLimit / 1000} s` };
  if (exit !== (expected.exit ?? 0)) {
    return exit === 0
      ? { text: 'it ended without the error that it must report' }
      : { text: findDetail(output, project), printed: true };
  }
  const missing = expected.prints?.find((text) => !output.includes(text));
  return missing === undefined ? undefined : { text: `it did not print ${missing}` };
}

async function runServer(
  gulp: string,
  serves: NonNullable<Trial['serves']>,
  options: CommandOptions,
): Promise<RecipeRun> {
  const { reloads } = serves;
  const answered = waitForAnswer(serves);
  const reloaded = answered.then(
    (isUp) =>
      !reloads || (isUp && waitForReload(path.join(options.cwd, reloads.file), reloads.port)),
  );
  const { output } = await runCommand(gulp, { ...options, stopAfter: reloaded });
  const shown = shownOutput(output, options.cwd);
  // The file is changed until a page reloads: how often depends on the machine.
  const prints = shown && reloads ? upTo(shown, path.basename(reloads.file), 1) : shown;
  if (!(await answered)) {
    return { prints, problem: { text: findDetail(output, options.cwd), printed: true } };
  }
  return (await reloaded)
    ? { prints }
    : { prints, problem: { text: 'it told no page to load again' } };
}

/** Looks at what a run left behind. */
async function checkResults(trial: Trial, options: CommandOptions): Promise<Problem | undefined> {
  for (const [file, expected] of Object.entries(trial.expect ?? {})) {
    const wrong = checkFile(options.cwd, file, expected);
    if (wrong) return { text: wrong };
  }
  if (!trial.after) return undefined;
  const { exit, output } = await runCommand(trial.after, options);
  return exit === 0
    ? undefined
    : { text: `${trial.after} failed: ${findDetail(output, options.cwd)}` };
}

async function runTask(
  project: string,
  recipe: string,
  trial: Trial,
  env: Readonly<Record<string, string>>,
): Promise<RecipeRun> {
  // Where npx looks too, which takes twice as long to start gulp.
  const searched = [path.join(project, 'node_modules/.bin'), env['PATH'] ?? process.env.PATH ?? ''];
  const options = {
    cwd: project,
    env: { ...env, PATH: searched.join(path.delimiter) },
    limit: runLimit,
  };
  const gulp = `gulp ${findTask(recipe)}`;

  if (trial.before) {
    const ready = await runCommand(trial.before, options);
    if (ready.exit !== 0) throw new Error(`"before" failed: ${ready.output}`);
  }
  if (trial.serves) return runServer(gulp, trial.serves, options);

  const result = await runCommand(gulp, options);
  const prints = shownOutput(result.output, project);
  const problem = checkRun(result, trial, project) ?? (await checkResults(trial, options));
  if (problem || !trial.again) return { prints, ...(problem && { problem }) };

  writeFiles(project, trial.again.files);
  const second = await runCommand(gulp, options);
  const secondProblem = checkRun(second, trial.again, project);
  return {
    prints,
    again: shownOutput(second.output, project),
    ...(secondProblem && { problem: secondProblem }),
  };
}

/**
 * Runs a recipe in a project in which its packages are installed.
 * @param project Folder of the project.
 * @param setup The gulpfile and what readers see beside it.
 * @param trial What is laid out, and what must be seen.
 * @returns How it failed, if it did, and what it printed.
 * @throws When the trial itself cannot be prepared.
 */
export async function tryRecipe(
  project: string,
  { recipe, gulpfile = { file: 'gulpfile.mjs', text: recipe }, input, env }: Setup,
  trial: Trial,
): Promise<RecipeRun> {
  prepareProject(project, gulpfile, { ...input, ...trial.files });
  return withService(project, trial, (own) => runTask(project, recipe, trial, { ...own, ...env }));
}

import { existsSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { findTask } from '../../../src/data/plugins/find-task';
import { allBytes } from '../../../src/data/plugins/bytes';
import type { VerifiedResult } from '../../../src/data/plugins/schema';
import type { ProjectTrial, Trial } from '../../../src/data/plugins/trial-schema';
import type { BrokenResult } from '../../../src/data/plugins/vocabulary';
import { waitFor } from '../../samples/running-command';
import { checkFile } from './check-file';
import { findDetail } from './find-detail';
import { prepareProject, writeFiles, type Gulpfile } from './project';
import { runCommand, type CommandResult } from './run-command';
import type { Problem } from './try-recipe';

const limit = 180_000;
const gulpCommand = './node_modules/.bin/gulp';

/** More than the 16 objects that a stream of Node buffers: one without a reader stops there. */
const names = [...Array.from({ length: 20 }, (_, index) => `f${10 + index}`), 'deep/er/file'];
const brokenNames = { first: 'a', middle: 'f19x', last: 'z' } as const;

/** Over the 64 kB in which streams of bytes are read: 256 kB of every byte. */
const picture = {
  base64: Buffer.concat(
    Array.from({ length: 1024 }, () => Buffer.from(allBytes.base64, 'base64')),
  ).toString('base64'),
};

type Files = Trial['files'];

/** Where and with what the recipe of a project trial runs. */
interface ProjectRun {
  readonly project: string;
  readonly recipe: string;
  readonly input: Files;
  readonly env: Readonly<Record<string, string>>;
}

function at(pattern: string, name: string): string {
  return pattern.replace('{name}', name);
}

function recipeFile({ recipe }: ProjectRun): Gulpfile {
  return { file: 'gulpfile.mjs', text: recipe };
}

function layFiles({ file, good }: ProjectTrial): Files {
  return Object.fromEntries(names.map((name) => [at(file, name), good]));
}

/** Runs the task of a recipe on files, in a project that holds nothing else of earlier runs. */
export function runGulp(run: ProjectRun, files: Files): Promise<CommandResult> {
  prepareProject(run.project, recipeFile(run), { ...run.input, ...files });
  return runCommand(`${gulpCommand} ${findTask(run.recipe)}`, {
    cwd: run.project,
    env: run.env,
    limit,
  });
}

/**
 * Runs a recipe on 21 files, one of them two folders down, and beside them a picture of 256 kB where
 * the recipe lets anything pass.
 * @returns What is wrong; undefined where all results are there.
 */
export async function trySeveral(
  run: ProjectRun,
  trial: ProjectTrial,
): Promise<Problem | undefined> {
  const binary: Files = trial.passes ? { 'src/picture.bin': picture } : {};
  const { exit, output, timedOut } = await runGulp(run, { ...layFiles(trial), ...binary });
  if (timedOut) return { text: `with 21 files it did not end within ${limit / 1000} s` };
  if (exit !== 0) return { text: findDetail(output, run.project), printed: true };
  const { gives, passes } = trial;
  const missing =
    gives && names.find((name) => !existsSync(path.join(run.project, at(gives, name))));
  if (missing) return { text: `of 21 files, ${at(gives, missing)} was not written` };
  const damage = passes && checkFile(run.project, passes, { sameAs: 'src/picture.bin' });
  return damage ? { text: damage } : undefined;
}

function readBroken({ exit, output, timedOut }: CommandResult, isWritten: boolean): BrokenResult {
  if (timedOut) return 'hangs';
  if (exit === 0) return isWritten ? 'passes' : 'silent';
  const own = output
    .split('\n')
    .filter((line) => /\b(?:\w*Error|\w*Exception|error|failed)\b/.test(line));
  return own.length > 0 ? 'told' : 'lost';
}

/** @returns What became of a broken file that is read first, between others, and last. */
export async function tryBroken(
  run: ProjectRun,
  trial: ProjectTrial,
): Promise<VerifiedResult['broken']> {
  const { bad, file, gives, shows } = trial;
  if (bad === undefined) return undefined;
  const good = Object.fromEntries(
    Object.entries(layFiles(trial)).filter(([name]) => !name.includes('deep')),
  );
  const tryPlace = async (place: keyof typeof brokenNames): Promise<BrokenResult> => {
    const name = brokenNames[place];
    const result = await runGulp(run, { ...good, [at(file, name)]: bad });
    const written = gives && path.join(run.project, at(gives, name));
    const isShown =
      shows && !checkFile(run.project, shows.file, { contains: at(shows.text, name) });
    return readBroken(result, Boolean(isShown ?? (written && existsSync(written))));
  };
  return {
    first: await tryPlace('first'),
    middle: await tryPlace('middle'),
    last: await tryPlace('last'),
  };
}

/** @returns Why the recipe failed although it only had nothing to do; undefined where it ended well. */
export async function tryEmpty(run: ProjectRun): Promise<Problem | undefined> {
  const { exit, output, timedOut } = await runGulp(run, { 'src/unrelated.other': 'text\n' });
  if (timedOut) return { text: `without files it did not end within ${limit / 1000} s` };
  return exit === 0 ? undefined : { text: findDetail(output, run.project), printed: true };
}

/** @returns Whether a file that changes under `watch()` is built again. */
export async function tryWatch(run: ProjectRun, trial: ProjectTrial): Promise<boolean | undefined> {
  const { gives, file, good } = trial;
  if (!gives) return undefined;
  const task = findTask(run.recipe);
  prepareProject(run.project, recipeFile(run), { ...run.input, ...layFiles(trial) });
  writeFiles(run.project, {
    'watch.mjs': `import { watch } from 'gulp';\nimport { ${task} } from './gulpfile.mjs';\n\nexport default function watchFiles() {\n  watch('src/**', { ignoreInitial: false }, ${task});\n}\n`,
  });
  const source = at(file, 'f10');
  const result = path.join(run.project, at(gives, 'f10'));
  const changed = typeof good === 'string' ? `${good}\n` : good;
  const isBuiltAgain = async (): Promise<boolean> => {
    if (!(await waitFor(() => existsSync(result), limit))) return false;
    // The first build is still writing other files.
    await setTimeout(1000);
    rmSync(result, { force: true });
    writeFiles(run.project, { [source]: changed });
    const later = statSync(path.join(run.project, source)).mtimeMs / 1000 + 5;
    utimesSync(path.join(run.project, source), later, later);
    return waitFor(() => existsSync(result), limit);
  };
  const built = isBuiltAgain();
  await runCommand(`${gulpCommand} -f watch.mjs`, {
    cwd: run.project,
    env: run.env,
    limit: limit * 3,
    stopAfter: built,
  });
  return built;
}

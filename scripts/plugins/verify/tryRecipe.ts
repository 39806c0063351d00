import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { findTask } from '../../../src/data/plugins/findTask';
import type { Trial } from '../../../src/data/plugins/trials/schema';
import { checkFile } from './checkFile';
import { findDetail } from './findDetail';
import { prepareProject, writeFiles } from './project';
import { runCommand, type CommandResult } from './runCommand';
import { startFtp } from './services/ftp';
import { startS3 } from './services/s3';
import type { Service } from './services/service';

const runLimit = 60_000;
const answerLimit = 30_000;
const services = { ftp: startFtp, s3: startS3 };

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
): string | undefined {
  if (timedOut) return `it did not end within ${runLimit / 1000} s`;
  if (exit !== (expected.exit ?? 0)) {
    return exit === 0
      ? 'it ended without the error that it must report'
      : findDetail(output, project);
  }
  const missing = expected.prints?.find((text) => !output.includes(text));
  return missing && `it did not print ${missing}`;
}

async function runTask(
  project: string,
  recipe: string,
  trial: Trial,
  service: Service | undefined,
): Promise<string | undefined> {
  const env = Object.fromEntries(
    Object.entries(trial.env ?? {}).map(([name, value]) => [
      name,
      value.replace('$PROJECT', project).replace('$PORT', String(service?.port ?? '')),
    ]),
  );
  const options = { cwd: project, env, limit: runLimit };
  const gulp = `npx gulp ${findTask(recipe)}`;

  if (trial.before) {
    const ready = await runCommand(trial.before, options);
    if (ready.exit !== 0) throw new Error(`"before" failed: ${ready.output}`);
  }
  if (trial.serves) {
    const answered = waitForAnswer(trial.serves);
    const { output } = await runCommand(gulp, { ...options, stopAfter: answered });
    return (await answered) ? undefined : findDetail(output, project);
  }

  const problem = checkRun(await runCommand(gulp, options), trial, project);
  if (problem) return problem;
  for (const [file, expected] of Object.entries(trial.expect ?? {})) {
    const wrong = checkFile(project, file, expected);
    if (wrong) return wrong;
  }
  if (trial.after) {
    const { exit, output } = await runCommand(trial.after, options);
    if (exit !== 0) return `${trial.after} failed: ${findDetail(output, project)}`;
  }
  if (trial.again) {
    writeFiles(project, trial.again.files);
    return checkRun(await runCommand(gulp, options), trial.again, project);
  }
  return undefined;
}

/**
 * Runs a recipe in a project in which its packages are installed.
 * @param project Folder of the project.
 * @param recipe The gulpfile.
 * @param trial What is laid out, and what must be seen.
 * @returns A sentence or the line that says how it failed; undefined where all is as expected.
 * @throws When the trial itself cannot be prepared.
 */
export async function tryRecipe(
  project: string,
  recipe: string,
  trial: Trial,
): Promise<string | undefined> {
  prepareProject(project, recipe, trial);
  const service = trial.service && (await services[trial.service](path.join(project, 'uploaded')));
  try {
    return await runTask(project, recipe, trial, service);
  } finally {
    service?.stop();
  }
}

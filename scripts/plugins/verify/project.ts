import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Trial } from '../../../src/data/plugins/trials/schema';

/** @returns The folder of a new, empty project, outside of every other. */
export function makeProject(): string {
  const project = realpathSync(mkdtempSync(path.join(tmpdir(), 'gulp-plugin-')));
  writeFileSync(path.join(project, 'package.json'), '{ "private": true }\n');
  return project;
}

/** Writes the files of a trial into a project and overwrites existing ones. */
export function writeFiles(project: string, files: Trial['files']): void {
  for (const [name, contents] of Object.entries(files)) {
    const file = path.join(project, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(
      file,
      typeof contents === 'string' ? contents : Buffer.from(contents.base64, 'base64'),
    );
  }
}

/** Lays out a recipe and the files of its trial, and takes the results of an earlier run away. */
export function prepareProject(project: string, recipe: string, trial: Trial): void {
  for (const folder of ['dist', 'src', 'test', 'uploaded']) {
    rmSync(path.join(project, folder), { recursive: true, force: true });
  }
  writeFileSync(path.join(project, 'gulpfile.mjs'), `${recipe}\n`);
  writeFiles(project, trial.files);
}

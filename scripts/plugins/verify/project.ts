import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Trial } from '../../../src/data/plugins/trial-schema';
import { temporaryFolder } from '../../setup/temporary-folder';

/** A gulpfile as it is laid into a project. */
export interface Gulpfile {
  readonly file: 'gulpfile.mjs' | 'gulpfile.js';
  readonly text: string;
}

/** @returns The folder of a new, empty project, outside of every other. */
export function makeProject(): string {
  const project = temporaryFolder('gulp-plugin-');
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

/**
 * Lays out a recipe and its files, and takes all that an earlier run left away.
 * @param project Folder of the project.
 * @param gulpfile Name and text of the gulpfile.
 * @param files The other files.
 */
export function prepareProject(project: string, gulpfile: Gulpfile, files: Trial['files']): void {
  const own = new Set(['node_modules', 'package.json', 'package-lock.json']);
  for (const name of readdirSync(project).filter((entry) => !own.has(entry))) {
    rmSync(path.join(project, name), { recursive: true, force: true });
  }
  writeFileSync(path.join(project, gulpfile.file), `${gulpfile.text}\n`);
  writeFiles(project, files);
}

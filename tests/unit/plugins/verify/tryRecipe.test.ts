import { existsSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { makeProject } from '../../../../scripts/plugins/verify/project';
import { tryRecipe } from '../../../../scripts/plugins/verify/tryRecipe';
import { catalogue } from '../../../../src/data/plugins/catalogue';
import { trials } from '../../../../src/data/plugins/trials';

const packages = path.join(import.meta.dirname, '../../../../samples/node_modules');
/** Plugins that the lock file of the samples installs: their recipes run without network. */
const offline = ['gulp-concat', 'gulp-postcss', 'gulp-rename', 'gulp-sass', 'gulp-zip'];

let project = '';

beforeEach(() => {
  expect(existsSync(packages), 'run npm ci in samples/ first').toBe(true);
  project = makeProject();
  symlinkSync(packages, path.join(project, 'node_modules'));
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

describe('tryRecipe', () => {
  it.each(offline)('runs the recipe of %s', async (name) => {
    const entry = catalogue.find((one) => one.name === name) ?? { recipe: '' };
    const trial = trials[name] ?? { files: {} };
    expect(await tryRecipe(project, entry, trial)).toBeUndefined();
  });

  it('sees that a ZIP archive is damaged without encoding: false', async () => {
    const recipe = catalogue.find(({ name }) => name === 'gulp-zip')?.recipe ?? '';
    const trial = trials['gulp-zip'] ?? { files: {} };
    const without = recipe.replace(', { encoding: false }', '');
    expect(await tryRecipe(project, { recipe: without }, trial)).toEqual({
      text: 'bytes.bin in dist/site.zip has other bytes',
    });
  });

  it('tells how a recipe failed', async () => {
    const recipe = "import { src } from 'gulp';\n\nexport const build = () => src('missing.txt');";
    expect(await tryRecipe(project, { recipe }, { files: {} })).toMatchObject({
      text: expect.stringMatching(/^Error: File not found with singular glob: .*missing\.txt/),
      printed: true,
    });
  });

  it('talks to a server that the trial starts', async () => {
    const recipe =
      "export const send = () => fetch(`${process.env.STORE}/a.txt`, { method: 'PUT', body: 'Hello' });";
    const trial = {
      files: {},
      service: 's3',
      env: { STORE: 'http://127.0.0.1:$PORT' },
      expect: { 'uploaded/a.txt': { contains: 'Hello' } },
    } as const;
    expect(await tryRecipe(project, { recipe }, trial)).toBeUndefined();
  });
});

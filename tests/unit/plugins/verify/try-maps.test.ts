import { rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { markedSources } from '../../../../scripts/plugins/verify/marked-sources';
import { makeProject } from '../../../../scripts/plugins/verify/project';
import { tryMaps } from '../../../../scripts/plugins/verify/try-maps';
import { catalogue } from '../../../../src/data/plugins/catalogue';
import type { CatalogueEntry } from '../../../../src/data/plugins/schema';
import { LEAST_ENTRY } from '../least';

const packages = path.join(import.meta.dirname, '../../../../samples/node_modules');

let project = '';

beforeEach(() => {
  project = makeProject();
  symlinkSync(packages, path.join(project, 'node_modules'));
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

const named = (name: string): readonly CatalogueEntry[] =>
  catalogue.filter((entry) => entry.name === name);

/** A recipe of its own, which changes each file with a function. */
const own = (change: string, trial: CatalogueEntry['trial']): CatalogueEntry => ({
  ...LEAST_ENTRY,
  job: 'scripts',
  recipe: `import { Transform } from 'node:stream';
import { src, dest } from 'gulp';

const change = (file, encoding, done) => {
  ${change}
  done(null, file);
};

export const scripts = () =>
  src('src/**/*.js')
    .pipe(new Transform({ objectMode: true, transform: change }))
    .pipe(dest('dist'));`,
  trial,
});
const sources = { file: 'src/{name}.js', good: '', gives: 'dist/{name}.js' };

describe('tryMaps', () => {
  it.each(['gulp-concat', 'gulp-sass', 'gulp-postcss'])(
    'finds the way back through %s',
    async (name) => {
      const [entry] = named(name);
      expect(entry && (await tryMaps(project, entry))).toEqual({ gulp: 'kept' });
    },
  );

  it('sees a plugin that leaves the map as it was', async () => {
    const entry = own(
      'file.contents = Buffer.concat([Buffer.from("var a;\\\\n"), file.contents]);',
      {
        files: {},
        project: sources,
      },
    );
    expect(await tryMaps(project, entry)).toEqual({ gulp: 'lost' });
  });

  it('looks for marks in sources alone, not in what they need besides', async () => {
    const entry = own('file.sourceMap = undefined;', {
      files: {},
      project: sources,
      maps: { files: { 'src/page.html': '<p class="mark-0"></p>\n' } },
    });
    expect(await tryMaps(project, entry)).toEqual({ gulp: 'lost' });
  });

  it('sees a task that fails where maps are asked for, and one that has none', async () => {
    const entry = own('if (file.sourceMap) throw new Error("a map");', {
      files: {},
      project: sources,
    });
    expect(await tryMaps(project, entry)).toEqual({ gulp: 'breaks' });
    expect(await tryMaps(project, { ...entry, trial: { files: {}, maps: false } })).toBeUndefined();
  });
});

it('says what to do where no source is known for a file', () => {
  expect(() => markedSources('src/{name}.elm')).toThrow(
    'knows no source for src/{name}.elm: add one, or write the "files"',
  );
});

import { existsSync } from 'node:fs';

import { claim, filesIn, gulpfile, run, runEach, variant } from '../support';

const name = 'recipe-clean-safely';

const old = { 'dist/.htaccess': 'a', 'dist/a.html': 'b', 'dist/uploads/c.png': 'c' };

claim(
  'recipes/clean-safely#how',
  'Names that begin with a dot stay; in a folder that a glob matches, they go.',
  { ...variant(name), ...old, 'dist/css/.htaccess': 'd' },
  async () => {
    await gulpfile()('tidy');
    return filesIn('dist');
  },
  ['.htaccess', 'uploads/c.png'],
);

claim(
  'recipes/clean-safely#how',
  'With onlyFiles: true the files go, and the folders stay.',
  {
    ...old,
    'gulpfile.mjs': `import { deleteAsync } from 'del';
      export const clean = () => deleteAsync('dist/**', { onlyFiles: true });`,
  },
  async () => {
    await gulpfile()('clean');
    return [filesIn('dist'), existsSync('dist/uploads')];
  },
  [['.htaccess'], true],
);

claim(
  'recipes/clean-safely#how',
  'With dot: true they go, too.',
  {
    ...variant(name, ["'!dist/uploads/**']", "'!dist/uploads/**'], { dot: true }"]),
    ...old,
  },
  async () => {
    await gulpfile()('tidy');
    return filesIn('dist');
  },
  ['uploads/c.png'],
);

claim(
  'recipes/clean-safely#how',
  'Both delete a link, not what it leads to; if dist is a link, empty and tidy delete the files to which it leads.',
  {
    ...variant(name),
    ...Object.fromEntries(['rm', 'del', 'empty', 'tidy'].map((by) => [`${by}/a.txt`, 'a'])),
    'clean.mjs': `import { rm, symlink } from 'node:fs/promises';
      import { deleteAsync } from 'del';
      import { empty, tidy } from './gulpfile.mjs';
      const ways = {
        rm: () => rm('dist', { recursive: true, force: true }),
        del: () => deleteAsync('dist'),
        empty,
        tidy,
      };
      for (const [folder, clean] of Object.entries(ways)) {
        await symlink(folder, 'dist', 'junction');
        await clean();
        await rm('dist', { force: true });
      }`,
  },
  async () => {
    await run('node clean.mjs');
    return ['rm', 'del', 'empty', 'tidy'].map((folder) => filesIn(folder));
  },
  [['a.txt'], ['a.txt'], [], []],
);

const outside = variant(name, ["'dist/**', '!dist/uploads/**'", "'../kept.txt'"]);

claim(
  'recipes/clean-safely#pitfalls',
  'Outside the project, del refuses.',
  { 'kept.txt': 'a', 'project/gulpfile.mjs': outside['gulpfile.mjs'] ?? '' },
  async () => {
    const { lines } = await run('gulp --cwd project tidy');
    const refused = lines.find((line) => line.includes('Cannot delete'));
    return [refused?.replace(/^\w+: /, ''), filesIn().includes('kept.txt')];
  },
  [
    'Cannot delete files/directories outside the current working directory. Can be overridden with the `force` option.',
    true,
  ],
);

claim(
  'recipes/clean-safely#pitfalls',
  'del has neither a default export nor sync, but two names.',
  {
    'gulpfile.js': `const del = require('del');
      exports.old = async () => del(['dist']);
      exports.sync = async () => del.sync(['dist']);
      exports.names = async () => { const { deleteAsync, deleteSync } = del; await deleteAsync('dist'); deleteSync('dist'); };`,
    'dist/a.txt': 'a',
  },
  async () => {
    const wanted = /TypeError: del.*|^Finished/;
    const all = await runEach(['old', 'sync', 'names']);
    return [
      all.map((lines) => lines.flatMap((line) => wanted.exec(line)?.[0] ?? [])),
      filesIn('.').includes('dist/a.txt'),
    ];
  },
  [
    [['TypeError: del is not a function'], ['TypeError: del.sync is not a function'], ['Finished']],
    false,
  ],
);

claim(
  'recipes/clean-safely#pitfalls',
  'If something writes into the folder meanwhile, it cannot be deleted; once clean has ended, it can be written.',
  {
    'gulpfile.mjs': `import { mkdir, rm, writeFile } from 'node:fs/promises';
      import { parallel, series } from 'gulp';

      let isOver = false;

      async function clean() {
        for (let tries = 0; tries < 500; tries += 1) {
          await rm('dist', { recursive: true, force: true });
        }
      }

      async function build() {
        do {
          await mkdir('dist', { recursive: true }).catch(() => undefined);
          for (let page = 0; page < 50; page += 1) {
            await writeFile('dist/' + page + '.html', '').catch(() => undefined);
          }
        } while (!isOver);
      }

      async function over() {
        isOver = true;
      }

      export const together = parallel(build, series(clean, over));
      export const inTurn = series(clean, over, build);`,
  },
  async () => {
    const { exit, lines } = await run('gulp together');
    return [
      exit,
      lines.includes("Error: ENOTEMPTY: directory not empty, rmdir 'dist'"),
      (await run('gulp inTurn')).exit,
    ];
  },
  [1, true, 0],
);

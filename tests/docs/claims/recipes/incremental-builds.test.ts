import { renameSync, rmSync, utimesSync } from 'node:fs';

import { claim, type Files, filesIn, gulpfile, read, run, sample, write } from '../support';

const names = Array.from({ length: 20 }, (_, index) => `src/b${index}.css`);

const files: Files = {
  'src/a.css': 'broken',
  ...Object.fromEntries(names.map((name) => [name, 'fine'])),
  'gulpfile.mjs': `
    import { readdirSync, writeFileSync } from 'node:fs';
    import { Transform } from 'node:stream';
    import { pipeline } from 'node:stream/promises';
    import { src, dest } from 'gulp';
    import cached from 'gulp-cached';

    const check = () => new Transform({
      objectMode: true,
      transform(file, _encoding, done) {
        const error = String(file.contents) === 'broken' ? new Error('broken') : null;
        setTimeout(done, 200, error, file); // Files behind this one pass gulp-cached meanwhile.
      },
    });
    const build = () => pipeline(src(['src/a.css', 'src/b*.css']), cached('all'), check(), dest('dist'));

    export async function twice() {
      await build().catch(({ message }) => console.log(message));
      writeFileSync('src/a.css', 'fine');
      await build();
      const written = readdirSync('dist');
      console.log(written.includes('a.css'), written.length < 21);
    }`,
};

claim(
  'recipes/incremental-builds#pitfalls',
  'After a failed run, gulp-cached skips files that were never written; the mended one passes.',
  files,
  async () => {
    const { lines } = await run('gulp twice');
    return lines.filter((line) => /^(?:broken|true|false)/.test(line));
  },
  ['broken', 'true true'],
);

const old = new Date('2020-01-01');

claim(
  'recipes/incremental-builds#change',
  'With one output, gulp-newer misses a deleted file, a renamed one, and a new one with an older time.',
  {
    'src/one.js': 'one();',
    'src/two.js': 'two();',
    'src/three.js': 'three();',
    'gulpfile.mjs': `
      import { pipeline } from 'node:stream/promises';
      import { src, dest } from 'gulp';
      import concat from 'gulp-concat';
      import newer from 'gulp-newer';

      export default () =>
        pipeline(src('src/*.js'), newer('dist/all.js'), concat('all.js'), dest('dist'));`,
  },
  async () => {
    const run = gulpfile();
    await run('default');
    const first = read('dist/all.js');
    rmSync('src/one.js');
    renameSync('src/two.js', 'src/renamed.js');
    write({ 'src/added.js': 'added();' });
    utimesSync('src/added.js', old, old);
    await run('default');
    return read('dist/all.js') === first;
  },
  true,
);

claim(
  'recipes/incremental-builds#pitfalls',
  'After the last script is deleted, all.js stays.',
  { ...sample('recipe-incremental-builds'), 'src/js/one.js': 'one();' },
  async () => {
    await run('gulp build');
    for (const folder of ['src/js', 'build/js']) {
      rmSync(folder, { recursive: true });
    }
    const { exit } = await run('gulp build');
    return [exit, filesIn('dist/js')];
  },
  [0, ['all.js']],
);

import { claim, type Files, run } from '../support';

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

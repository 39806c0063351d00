import { claim, type Files, filesIn, run, variant } from '../support';

const sheets: Files = Object.fromEntries(
  Array.from({ length: 16 }, (_, index) => [`src/${index}.css`, 'a{}']),
);

claim(
  'recipes/live-reload#pitfalls',
  'With 16 files, a task that ends in server.stream() ends with resume() only.',
  {
    ...sheets,
    'gulpfile.mjs': `
      import { pipeline } from 'node:stream/promises';
      import browserSync from 'browser-sync';
      import { src } from 'gulp';

      const server = browserSync.create();

      export const styles = () => pipeline(src('src/*.css'), server.stream());
      export const read = () => pipeline(src('src/*.css'), server.stream().resume());`,
  },
  async () => [(await run('gulp styles')).exit, (await run('gulp read')).exit],
  [1, 0],
);

claim(
  'recipes/live-reload#pitfalls',
  'In a series, server.reload never ends; a function that calls it does.',
  {
    'gulpfile.mjs': `
      import browserSync from 'browser-sync';
      import { series } from 'gulp';

      const server = browserSync.create();

      export const direct = series(async () => {}, server.reload);
      export const called = series(async () => {}, async () => { server.reload(); });`,
  },
  async () => [(await run('gulp direct')).exit, (await run('gulp called')).exit],
  [1, 0],
);

claim(
  'recipes/live-reload#change',
  'A build task for a release writes all files, and ends.',
  variant('recipe-live-reload', [
    'export default dev;',
    'export const build = series(files, styles);',
  ]),
  async () => [(await run('gulp build')).exit, filesIn('dist')],
  [0, ['images/logo.png', 'index.html', 'styles/main.css']],
);

claim(
  'recipes/live-reload#change',
  'With proxy and serveStatic, a page comes from dist, and what dist does not have from the other server.',
  {
    'dist/index.html': '<body>of dist</body>',
    'serve.mjs': `
      import { createServer } from 'node:http';
      import browserSync from 'browser-sync';

      const api = createServer(({ url }, response) => response.end('api ' + url));
      api.listen(0, 'localhost', () => {
        const server = browserSync.create();
        const proxy = 'http://localhost:' + api.address().port;
        server.init(
          { proxy, serveStatic: ['dist'], listen: 'localhost', open: false, ui: false, logLevel: 'silent' },
          async () => {
            for (const path of ['/', '/api/users']) {
              const response = await fetch(server.getOption('urls').get('local') + path);
              console.log((await response.text()).match(/of dist|api .*/)?.[0]);
            }
            process.exit();
          },
        );
      });`,
  },
  async () => (await run('node serve.mjs')).lines,
  ['of dist', 'api /api/users'],
);

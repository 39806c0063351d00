import { existsSync, readFileSync } from 'node:fs';

import { claim, exitAndLine, type Files, filesIn, run, variant } from '../support';

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
        const { port } = api.address();
        const proxy = 'http://localhost:' + port;
        server.init(
          { proxy, port: port + 1, serveStatic: ['dist'], listen: 'localhost', open: false, ui: false, logLevel: 'silent' },
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
  async () =>
    (await run('node serve.mjs')).lines.filter(
      (line) => !/util\._extend|trace-deprecation/.test(line), // With proxy, Node.js 22 warns.
    ),
  ['of dist', 'api /api/users'],
);

/** Starts browser-sync with the options of the command line, and asks it for the paths that follow. */
const visit: Files = {
  'dist/index.html': '<body>start page</body>',
  'visit.mjs': `
    import { createServer } from 'node:http';
    import { connect } from 'node:tls';
    import browserSync from 'browser-sync';

    const [given, ...paths] = process.argv.slice(2);
    const other = createServer((_, response) => response.end('other'));
    other.listen(0, 'localhost', () => {
      const { port } = other.address();
      const options = JSON.parse(given.replace('OTHER', 'localhost:' + port));
      const server = browserSync.create();
      server.init(
        // Two that start at once would both take port 3000.
        { ...options, port: port + 1, listen: 'localhost', open: false, ui: false, logLevel: 'silent' },
        async () => {
          for (const path of paths) {
            const response = await fetch(server.getOption('urls').get('local') + path);
            const text = await response.text();
            console.log(path, response.status, text.match(/start page|Cannot GET [^<]*|other/)[0]);
          }
          if (options.https) {
            const socket = connect({ host: 'localhost', port: server.getOption('port'), rejectUnauthorized: false });
            await new Promise((done) => socket.on('secureConnect', done));
            console.log(socket.authorizationError);
          }
          process.exit();
        },
      );
    });`,
};

async function visited(options: unknown, ...paths: readonly string[]): Promise<readonly string[]> {
  const { lines } = await run(['node visit.mjs', JSON.stringify(options), ...paths].join(' '));
  return lines.filter((line) => line !== '');
}

claim(
  'recipes/live-reload#change',
  'With single, an address without a file gives index.html, but not one with a dot at its end.',
  visit,
  () => visited({ server: 'dist', single: true }, '/users/7', '/v1.2/users', '/missing.css'),
  [
    '/users/7 200 start page',
    '/v1.2/users 200 start page',
    '/missing.css 404 Cannot GET /missing.css',
  ],
);

claim(
  'recipes/live-reload#pitfalls',
  'Without single, an address without a file gives Cannot GET.',
  visit,
  () => visited({ server: 'dist' }, '/users/7'),
  ['/users/7 404 Cannot GET /users/7'],
);

claim(
  'recipes/live-reload#change',
  'The certificate of https is self-signed.',
  visit,
  () => visited({ server: 'dist', https: true }),
  ['DEPTH_ZERO_SELF_SIGNED_CERT'],
);

claim(
  'recipes/live-reload#change',
  'A wrong path of a key ends gulp.',
  variant('recipe-live-reload', [
    "{ server: 'dist',",
    "{ server: 'dist', https: { key: 'localhost-key.pem', cert: 'localhost.pem' },",
  ]),
  () =>
    exitAndLine('gulp dev', "Error: ENOENT: no such file or directory, open 'localhost-key.pem'"),
  [1, true],
);

async function pageAndWarning(options: unknown): Promise<readonly unknown[]> {
  const lines = await visited(options, '/');
  const deprecation = '[DEP0060] DeprecationWarning: The `util._extend` API is deprecated.';
  return [
    lines.find((line) => line.startsWith('/')),
    lines.some((line) => line.includes(deprecation)),
  ];
}

claim(
  'recipes/live-reload#pitfalls',
  'With proxy, Node.js 22 and later warn of util._extend; with server, none does.',
  visit,
  async () => [await pageAndWarning({ proxy: 'OTHER' }), await pageAndWarning({ server: 'dist' })],
  [
    ['/ 200 other', Number.parseInt(process.versions.node, 10) >= 22],
    ['/ 200 start page', false],
  ],
);

claim(
  'recipes/live-reload#pitfalls',
  'A font or a .css file among the Sass files is missing in dist.',
  {
    ...variant('recipe-live-reload', [
      'export default dev;',
      'export const build = series(files, styles);',
    ]),
    'src/styles/plain.css': 'a {}\n',
    'src/styles/icons.woff2': '',
  },
  async () => [(await run('gulp build')).exit, filesIn('dist/styles')],
  [0, ['main.css']],
);

claim(
  'recipes/live-reload#pitfalls',
  'browser-sync adds an inline script and keeps the policy of the server, unless proxyRes deletes that header.',
  {
    'visit.mjs': `
      import { createServer } from 'node:http';
      import browserSync from 'browser-sync';

      const other = createServer((_, response) => {
        response.setHeader('Content-Security-Policy', "default-src 'self'");
        response.setHeader('Content-Type', 'text/html');
        response.end('<body>page</body>');
      });
      other.listen(0, 'localhost', () => {
        const { port } = other.address();
        const proxy = { target: 'localhost:' + port };
        if (process.argv[2] === 'delete') {
          proxy.proxyRes = [(res) => delete res.headers['content-security-policy']];
        }
        const server = browserSync.create();
        const settings = { listen: 'localhost', open: false, ui: false, logLevel: 'silent' };
        // Two that start at once would both take port 3000.
        server.init({ ...settings, port: port + 1, proxy }, async () => {
          const response = await fetch(server.getOption('urls').get('local'), {
            headers: { Accept: 'text/html' },
          });
          const inline = /__bs_script__[^]*createElement/.test(await response.text());
          console.log(inline, response.headers.get('Content-Security-Policy'));
          process.exit();
        });
      });`,
  },
  async () => {
    const visits = [await run('node visit.mjs'), await run('node visit.mjs delete')];
    return visits.map(({ lines }) => lines.find((line) => /^(?:true|false)/.test(line)));
  },
  ["true default-src 'self'", 'true null'],
);

/** Where Linux says from which port on others than root may listen; containers often allow all ports. */
const FIRST_FREE_PORT = '/proc/sys/net/ipv4/ip_unprivileged_port_start';

if (existsSync(FIRST_FREE_PORT) && Number(readFileSync(FIRST_FREE_PORT, 'utf8')) > 80) {
  claim(
    'recipes/live-reload#pitfalls',
    'On Linux, a port below 1024 is refused to others than root.',
    {
      'gulpfile.mjs': `import { createServer } from 'node:http';
        if (process.getuid() === 0) process.setuid(4321);
        export const serve = () => createServer().listen(80);`,
    },
    () =>
      exitAndLine(
        'gulp serve',
        (line) =>
          line.includes('listen EACCES: permission denied 0.0.0.0:80') ||
          line.includes('listen EACCES: permission denied :::80'),
      ),
    [1, true],
  );
}

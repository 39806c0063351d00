import path from 'node:path';

import { samplesModules } from '../../../../src/samples/paths';
import { claim, type Files, filesIn, read, run, variant, write } from '../support';

const name = 'recipe-service-worker';

const site: Files = { 'src/index.html': '<h1>May</h1>\n', 'src/js/main-522851c059.js': 'a();\n' };

claim(
  'recipes/service-worker#how',
  'Without clean, and with the same files, sw.js has the same text: it does not list itself.',
  { ...variant(name, ['series(clean, files', 'series(files']), ...site },
  async () => {
    await run('gulp');
    const first = read('dist/sw.js');
    const { exit } = await run('gulp');
    return [exit, read('dist/sw.js') === first];
  },
  [0, true],
);

claim(
  'recipes/service-worker#how',
  'A file of 2 MiB is listed. A larger one fails the task.',
  { ...variant(name), ...site, 'src/js/large.js': 'a'.repeat(2 * 1024 * 1024) },
  async () => {
    const { exit } = await run('gulp');
    write({ 'src/js/large.js': 'a'.repeat(2 * 1024 * 1024 + 1) });
    const larger = await run('gulp');
    return [exit, larger.exit, larger.lines.find((line) => line.includes('large.js'))];
  },
  [
    0,
    1,
    "Error: js/large.js is 2.1 MB, and won't be precached. Configure maximumFileSizeToCacheInBytes to change this limit.",
  ],
);

claim(
  'recipes/service-worker#how',
  'Without inlineWorkboxRuntime, there is a second file.',
  { ...variant(name, ['inlineWorkboxRuntime: true', 'inlineWorkboxRuntime: false']), ...site },
  async () => {
    await run('gulp');
    return filesIn('dist')
      .filter((file) => !file.includes('/') && file.endsWith('.js'))
      .map((file) => file.replace(/[0-9a-f]{8}/, '<hash>'));
  },
  ['sw.js', 'workbox-<hash>.js'],
);

claim(
  'recipes/service-worker#change',
  'dontCacheBustURLsMatching leaves out the hash of names that have one, and ignoreURLParametersMatching comes into sw.js.',
  {
    ...variant(name, [
      'sourcemap: false,',
      'sourcemap: false,\n    dontCacheBustURLsMatching: /-[0-9a-f]{10}\\./,\n    ignoreURLParametersMatching: [/^v$/, /^utm_/, /^fbclid$/],',
    ]),
    ...site,
  },
  async () => {
    await run('gulp');
    const text = read('dist/sw.js').replace(/"[0-9a-f]{32}"/g, '<hash>');
    return [
      text.match(/url:"js\/main[^"]*",revision:[^}]+/g)?.sort(),
      /ignoreURLParametersMatching:\[[^\]]+\]/.exec(text)?.[0],
    ];
  },
  [
    ['url:"js/main-522851c059.js",revision:null', 'url:"js/main.js",revision:<hash>'],
    'ignoreURLParametersMatching:[/^v$/,/^utm_/,/^fbclid$/]',
  ],
);

claim(
  'recipes/service-worker#change',
  'injectManifest() writes the list into a service worker, and leaves its imports.',
  {
    'gulpfile.mjs': `
      import { injectManifest } from 'workbox-build';

      export default () => injectManifest({ globDirectory: 'dist', swSrc: 'own.js', swDest: 'dist/sw.js' });`,
    'own.js':
      "import { precacheAndRoute } from 'workbox-precaching';\nprecacheAndRoute(self.__WB_MANIFEST);\n",
    'dist/main.js': 'a();\n',
  },
  async () => {
    await run('gulp');
    return read('dist/sw.js').replace(/[0-9a-f]{32}/, '<hash>');
  },
  'import { precacheAndRoute } from \'workbox-precaching\';\nprecacheAndRoute([{"revision":"<hash>","url":"main.js"}]);\n',
);

claim(
  'recipes/service-worker#change',
  'By default, only utm_ and fbclid are ignored.',
  () => {
    const file = path.join(samplesModules, 'workbox-precaching/utils/generateURLVariations.js');
    return /ignoreURLParametersMatching = \[[^\]]+\]/.exec(read(file))?.[0];
  },
  'ignoreURLParametersMatching = [/^utm_/, /^fbclid$/]',
);

claim(
  'recipes/service-worker#pitfalls',
  'sw.js lists names as they are, so that one with #, ? or % is the address of another file or of none.',
  {
    ...variant(name),
    ...site,
    'src/a#1.js': '',
    'src/b?1.js': '',
    'src/c%.js': '',
    'src/d d.js': '',
  },
  async () => {
    await run('gulp');
    return ['a#1.js', 'b?1.js', 'c%.js', 'd d.js'].map((file) => {
      const isListed = read('dist/sw.js').includes(`url:"${file}"`);
      return [isListed, new URL(file, 'https://example.org/').pathname];
    });
  },
  [
    [true, '/a'],
    [true, '/b'],
    [true, '/c%.js'],
    [true, '/d%20d.js'],
  ],
);

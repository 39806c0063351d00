import path from 'node:path';

import { samplesModules } from '../../../../src/samples/paths';
import { claim, type Files, filesIn, gulpfile, message, read, variant, write } from '../support';

const name = 'recipe-service-worker';

const site: Files = { 'src/index.html': '<h1>May</h1>\n', 'src/js/main-522851c059.js': 'a();\n' };

claim(
  ['recipes/service-worker#how', 'recipes/service-worker#pitfalls'],
  'Without clean, and with the same files, sw.js has the same text: it does not list itself. A file of 2 MiB is listed; a larger one fails the task. Names are listed as they are, so that one with #, ? or % is the address of another file or of none.',
  {
    ...variant(name, ['series(clean, files', 'series(files']),
    ...site,
    'src/js/large.js': 'a'.repeat(2 * 1024 * 1024),
    'src/a#1.js': '',
    'src/b?1.js': '',
    'src/c%.js': '',
    'src/d d.js': '',
  },
  async () => {
    const run = gulpfile();
    await run('build');
    const first = read('dist/sw.js');
    await run('build');
    const isSame = read('dist/sw.js') === first;
    write({ 'src/js/large.js': 'a'.repeat(2 * 1024 * 1024 + 1) });
    return {
      isSame,
      isListed: first.includes('js/large.js'),
      larger: await message(() => run('build')),
      addresses: ['a#1.js', 'b?1.js', 'c%.js', 'd d.js'].map((file) => [
        first.includes(`url:"${file}"`),
        new URL(file, 'https://example.org/').pathname,
      ]),
    };
  },
  {
    isSame: true,
    isListed: true,
    larger:
      "js/large.js is 2.1 MB, and won't be precached. Configure maximumFileSizeToCacheInBytes to change this limit.",
    addresses: [
      [true, '/a'],
      [true, '/b'],
      [true, '/c%.js'],
      [true, '/d%20d.js'],
    ],
  },
);

claim(
  ['recipes/service-worker#how', 'recipes/service-worker#change'],
  'Without inlineWorkboxRuntime, there is a second file; dontCacheBustURLsMatching leaves out the hash of names that have one, and ignoreURLParametersMatching comes into sw.js.',
  {
    ...variant(
      name,
      ['inlineWorkboxRuntime: true', 'inlineWorkboxRuntime: false'],
      [
        'sourcemap: false,',
        'sourcemap: false,\n    dontCacheBustURLsMatching: /-[0-9a-f]{10}\\./,\n    ignoreURLParametersMatching: [/^v$/, /^utm_/, /^fbclid$/],',
      ],
    ),
    ...site,
  },
  async () => {
    await gulpfile()('build');
    const text = read('dist/sw.js').replace(/"[0-9a-f]{32}"/g, '<hash>');
    return {
      files: filesIn('dist')
        .filter((file) => !file.includes('/') && file.endsWith('.js'))
        .map((file) => file.replace(/[0-9a-f]{8}/, '<hash>')),
      scripts: text.match(/url:"js\/main[^"]*",revision:[^}]+/g)?.sort(),
      ignored: /ignoreURLParametersMatching:\[[^\]]+\]/.exec(text)?.[0],
    };
  },
  {
    files: ['sw.js', 'workbox-<hash>.js'],
    scripts: ['url:"js/main-522851c059.js",revision:null', 'url:"js/main.js",revision:<hash>'],
    ignored: 'ignoreURLParametersMatching:[/^v$/,/^utm_/,/^fbclid$/]',
  },
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
    await gulpfile()('default');
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

import { readFileSync } from 'node:fs';

import { unzipSync } from 'fflate';

import { claim, filesIn, read, run, variant } from '../support';

const name = 'recipe-browser-extension';

claim(
  'recipes/browser-extension#how',
  'gulp firefox builds only that extension.',
  variant(name),
  async () => {
    await run('gulp firefox');
    return filesIn('dist');
  },
  [
    'firefox.zip',
    'firefox/background.js',
    'firefox/content.js',
    'firefox/icon.png',
    'firefox/manifest.json',
  ],
);

claim(
  'recipes/browser-extension#how',
  'Each script is one file without imports.',
  variant(name),
  async () => {
    await run('gulp chrome');
    return /\b(import|export)\b/.test(
      read('dist/chrome/content.js') + read('dist/chrome/background.js'),
    );
  },
  false,
);

claim(
  'recipes/browser-extension#pitfalls',
  'If both manifests have a key, the value of the browser replaces the shared one.',
  {
    ...variant(name),
    'manifests/both.json': '{ "background": { "type": "module" }, "permissions": ["storage"] }',
  },
  async () => {
    await run('gulp chrome');
    const manifest: unknown = JSON.parse(read('dist/chrome/manifest.json'));
    return manifest;
  },
  {
    background: { service_worker: 'background.js' },
    permissions: ['storage'],
    version: '1.2.0',
  },
);

claim(
  'recipes/browser-extension#pitfalls',
  'gulp chrome alone leaves an old file in the archive.',
  { ...variant(name), 'dist/chrome/old.js': '' },
  async () => {
    await run('gulp chrome');
    const archive = unzipSync(readFileSync('dist/chrome.zip'));
    return Object.keys(archive).sort();
  },
  ['background.js', 'content.js', 'icon.png', 'manifest.json', 'old.js'],
);

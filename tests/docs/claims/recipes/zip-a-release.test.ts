import { readFileSync } from 'node:fs';

import { claim, type Files, filesIn, run, variant } from '../support';

const name = 'recipe-zip-a-release';

const files: Files = { ...variant(name), 'src/.htaccess': 'a' };

const dotsInBuild = variant(name, [
  "src('src/**/*', { encoding: false })",
  "src('src/**/*', { encoding: false, dot: true })",
]);

const oneTime = variant(name, [
  'zip(`${name}-${version}.zip`)',
  "zip(`${name}-${version}.zip`, { modifiedTime: new Date('2026-01-01') })",
]);

async function archive(zone = 'UTC'): Promise<string> {
  await run('gulp', { TZ: zone });
  return readFileSync('release/watering-can-1.2.0.zip', 'latin1');
}

claim(
  'recipes/zip-a-release#how',
  'A file such as .htaccess below src stays out while build has no dot: true.',
  files,
  async () => (await archive()).includes('.htaccess'),
  false,
);

claim(
  'recipes/zip-a-release#how',
  'With dot: true in build too, it is in the archive.',
  { ...files, ...dotsInBuild },
  async () => (await archive()).includes('.htaccess'),
  true,
);

claim(
  'recipes/zip-a-release#change',
  'With modifiedTime, two builds in one time zone are equal, and in two zones they are not.',
  oneTime,
  async () => {
    const first = await archive();
    return [(await archive()) === first, (await archive('Asia/Shanghai')) === first];
  },
  [true, false],
);

claim(
  'recipes/zip-a-release#result',
  'Without a name and a version in package.json, the archive is undefined-undefined.zip.',
  { ...variant(name), 'package.json': '{ "private": true }' },
  async () => {
    await run('gulp');
    return filesIn('release');
  },
  ['undefined-undefined.zip'],
);

claim(
  'recipes/zip-a-release#how',
  'In dist, gulp pack alone would pack the last archive, and the whole release would not.',
  variant(name, ["dest('release')", "dest('dist')"]),
  async () => {
    const packed: boolean[] = [];
    for (const task of ['release', 'release', 'pack']) {
      await run(`gulp ${task}`);
      packed.push(readFileSync('dist/watering-can-1.2.0.zip', 'latin1').includes('watering-can'));
    }
    return packed;
  },
  [false, false, true],
);

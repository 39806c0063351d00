import { readdirSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { installedVersions } from '../../scripts/samples/versions';

it('names the installed gulp in every text of the interface', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `src/${file}`);
  const files = [...sources, 'i18n/zh-Hans/code.json'];
  const named = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bgulp[ @](\d+\.\d+\.\d+)/g)].map(
      ([, version]) => `${file}: ${version}`,
    ),
  );
  expect(named.length).toBeGreaterThan(0);
  const { gulp } = installedVersions();
  expect(named.filter((one) => !one.endsWith(`: ${gulp}`))).toEqual([]);
});

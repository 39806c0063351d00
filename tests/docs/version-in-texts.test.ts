import { readdirSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { installedVersions } from '../../scripts/samples/versions';

it('names the installed gulp in every text of the interface', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `src/${file}`);
  const files = [...sources, 'i18n/zh-Hans/code.json'];
  const named = files.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/\bgulp[ @](\d+\.\d+\.\d+)/g),
      ([, version]) => ({ file, version }),
    ),
  );
  expect(named.length).toBeGreaterThan(0);
  const { gulp } = installedVersions();
  const others = named.filter(({ version }) => version !== gulp);
  expect(
    others.map(
      ({ file, version }) => `${file}: names gulp ${version}; write ${gulp}, which is installed.`,
    ),
  ).toEqual([]);
});

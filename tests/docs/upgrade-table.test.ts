import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';
import { z } from 'zod';

import { projectRoot } from '../../src/samples/paths';

const list = 'tests/docs/changed-since-gulp-4.json';
const changed = z
  .array(z.string())
  .parse(JSON.parse(readFileSync(path.join(projectRoot, list), 'utf8')));

/** A claim's name begins with the sections that it belongs to. Nobody upgrades to a message, a recipe or a choice of plugins. */
const sections = [
  ...new Set(changed.flatMap((name) => name.split(': ')[0]?.match(/[a-z/-]+#[\w-]+/g) ?? [])),
].filter((section) => !/^(?:about\/|upgrading\/|recipes\/|errors#)/.test(section));

const page = 'upgrading/from-gulp-4.md';

it.each([`docs/${page}`, `i18n/zh-Hans/docusaurus-plugin-content-docs/current/${page}`])(
  '%s links each section that says something new since gulp 4',
  (file) => {
    const text = readFileSync(path.join(projectRoot, file), 'utf8');
    expect(
      sections
        .filter((section) => !text.includes(`(/${section.replace('#', '.md#')})`))
        .map(
          (section) =>
            `${file}: link ${section}. ${list} names what changed; npm run test:docs -- --gulp 4.0.2 --write ${list} writes it again.`,
        ),
    ).toEqual([]);
  },
);

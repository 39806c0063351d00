import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';
import * as z from 'zod';

import { projectRoot } from '../../src/samples/paths';
import { builtPath, readBuilt } from './build-folders';

const translations = z
  .record(z.string(), z.unknown())
  .parse(JSON.parse(readFileSync(path.join(projectRoot, 'i18n/zh-Hans/code.json'), 'utf8')));

test.each(['english', 'chinese'])(
  'no script of the %s edition looks a text up by its id',
  (edition) => {
    const scripts = readdirSync(builtPath(edition, 'assets/js'))
      .map((file) => readBuilt(edition, `assets/js/${file}`))
      .join('\n');
    const ids = Object.keys(translations);
    expect(ids).toContain('home.headline');
    const ours = ids.filter((id) => scripts.includes(`"${id}"`));
    const ofTheTheme = scripts.match(/"theme\.[A-Za-z]+\.[\w.]+"/gu) ?? [];
    expect([...ours, ...ofTheTheme]).toEqual([]);
  },
);

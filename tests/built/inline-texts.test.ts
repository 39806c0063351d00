import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';
import * as z from 'zod';

import { allScripts } from './all-scripts';

const root = path.resolve(import.meta.dirname, '../..');
const translations = z
  .record(z.string(), z.unknown())
  .parse(JSON.parse(readFileSync(path.join(root, 'i18n/zh-Hans/code.json'), 'utf8')));

test.each(['english', 'chinese'])(
  'no script of the %s edition looks a text up by its id',
  (edition) => {
    const scripts = allScripts(edition);
    const ids = Object.keys(translations);
    expect(ids).toContain('home.headline');
    const ours = ids.filter((id) => scripts.includes(`"${id}"`));
    const ofTheTheme = scripts.match(/"theme\.[A-Za-z]+\.[\w.]+"/gu) ?? [];
    expect([...ours, ...ofTheTheme]).toEqual([]);
  },
);

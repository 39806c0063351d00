import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';
import * as z from 'zod';

const root = path.resolve(import.meta.dirname, '../..');
const translations = z
  .record(z.string(), z.unknown())
  .parse(JSON.parse(readFileSync(path.join(root, 'i18n/zh-Hans/code.json'), 'utf8')));

test.each(['english', 'chinese'])(
  'no script of the %s edition looks a text up by its id',
  (edition) => {
    const folder = path.join(root, 'build', edition, 'assets/js');
    const scripts = readdirSync(folder)
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .join('\n');
    const ids = Object.keys(translations);
    expect(ids).toContain('home.headline');
    const ours = ids.filter((id) => scripts.includes(`"${id}"`));
    const ofTheTheme = scripts.match(/"theme\.[A-Za-z]+\.[\w.]+"/gu) ?? [];
    expect([...ours, ...ofTheTheme]).toEqual([]);
  },
);

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

test.each(['english', 'chinese'])(
  'no script of the %s edition has the hook that renders each page twice',
  (edition) => {
    const folder = path.join(root, 'build', edition, 'assets/js');
    const scripts = readdirSync(folder)
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .join('\n');
    expect(scripts).toContain('"(max-width: 996px)"');
    expect(scripts).not.toMatch(/\buseState\)\(\(\)=>"ssr"\)/u);
  },
);

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

test.each(['english', 'chinese'])(
  'no file of the %s edition names the folder of the build',
  (edition) => {
    const built = path.join(root, 'build', edition);
    const naming = readdirSync(built, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:html|js|css|json|xml|txt)$/u.test(file))
      .filter((file) => readFileSync(path.join(built, file), 'utf8').includes(root));
    expect(naming).toEqual([]);
  },
);

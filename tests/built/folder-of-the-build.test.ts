import { readdirSync } from 'node:fs';

import { expect, test } from 'vitest';

import { projectRoot } from '../../src/samples/paths';
import { builtPath, readBuilt } from './build-folders';

test.each(['english', 'chinese'])(
  'no file of the %s edition names the folder of the build',
  (edition) => {
    const naming = readdirSync(builtPath(edition), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:html|js|css|json|xml|txt)$/u.test(file))
      .filter((file) => readBuilt(edition, file).includes(projectRoot));
    expect(naming).toEqual([]);
  },
);

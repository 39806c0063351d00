import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

const HINT = '//# allFunctionsCalledOnLoad\n';

test.each(['english', 'chinese'])(
  'of the %s edition, application, dialog and head manager are compiled while they arrive, and nothing else is',
  (edition) => {
    const folder = path.resolve(import.meta.dirname, '../../build', edition, 'assets/js');
    const hinted = readdirSync(folder)
      .filter((file) => readFileSync(path.join(folder, file), 'utf8').startsWith(HINT))
      .map((file) => file.split('.')[0]);
    expect(hinted.sort()).toEqual(['head', 'main', 'search-dialog']);
  },
);

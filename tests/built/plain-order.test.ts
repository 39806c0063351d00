import { expect, test } from 'vitest';

import { allScripts } from './all-scripts';

test.each(['english', 'chinese'])(
  'no script of the %s edition compares names by the rules of a language',
  (edition) => {
    const scripts = allScripts(edition);
    expect(scripts).toContain('Object.entries(');
    expect(scripts).not.toMatch(/\[0\]\.localeCompare\(/u);
  },
);

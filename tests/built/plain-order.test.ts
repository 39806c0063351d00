import { expect, test } from 'vitest';

import { allScripts } from './all-scripts';

test.each(['english', 'chinese'])(
  'no script of the %s edition compares names by the rules of a language',
  (edition) => {
    const scripts = allScripts(edition);
    expect(scripts).not.toMatch(/\[0\]\.localeCompare\(/u);
    // The comparison that took its place, so that the other one is not just written differently.
    expect(scripts).toMatch(/\b(\w)\[0\]<(\w)\[0\]\?-1:1\b/u);
  },
);

import { expect, test } from 'vitest';

import { allScripts } from './all-scripts';

test.each(['english', 'chinese'])(
  'no script of the %s edition has the hook that renders each page twice',
  (edition) => {
    const scripts = allScripts(edition);
    const found = scripts.match(/"\(max-width: 996px\)"|\buseState\)\(\(\)=>"ssr"\)/gu);
    expect(found).toEqual(['"(max-width: 996px)"']);
  },
);

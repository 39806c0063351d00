import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import LastUpdated from '@site/src/theme/LastUpdated';

test('a page says on which day it was last changed', () => {
  const lastUpdatedAt = Date.UTC(2026, 8, 7, 23, 59);
  expect(renderToStaticMarkup(<LastUpdated lastUpdatedAt={lastUpdatedAt} />)).toContain(
    'Last updated on <time dateTime="2026-09-07" itemProp="dateModified">2026-09-07</time>',
  );
});

test('a page without history says nothing', () => {
  expect(renderToStaticMarkup(<LastUpdated />)).toBe('');
});

import { describe, expect, test } from 'vitest';

import { measureQuery, summarize } from '../../../benchmarks/search/measure';
import { indexOf, page } from '../search/records';

const PAGES = [
  page('/docs/recipes/live-reload', 'Reload the browser'),
  page('/docs/getting-started/watching-files', 'Watch files and reload the browser'),
];

const QUERY = {
  kind: 'question',
  query: 'reload the browser',
  page: '/docs/getting-started/watching-files',
} as const;

describe('a query of the benchmark', () => {
  test('looks where the right page came', async () => {
    const index = await indexOf(PAGES);
    expect(measureQuery(index, QUERY).place).toBe(2);
    expect(measureQuery(index, { ...QUERY, page: '/docs/api/src' }).place).toBeUndefined();
  });

  test('counts the first of several right pages', async () => {
    const index = await indexOf(PAGES);
    const measured = measureQuery(index, { ...QUERY, alsoRight: ['/docs/recipes/live-reload'] });
    expect(measured.place).toBe(1);
    expect(summarize([measured, measureQuery(index, QUERY)]).first).toBe(0.5);
  });
});

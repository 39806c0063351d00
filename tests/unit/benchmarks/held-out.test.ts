import { describe, expect, test } from 'vitest';

import { readHeldOut } from '../../../benchmarks/search/held-out';
import { answerHeldOut, countPlaces } from '../../../benchmarks/search/measure-held-out';
import { indexOf, page, section } from '../search/records';

const PAGES = [
  page('/docs/recipes/live-reload', 'Reload the browser'),
  page('/docs/getting-started/watching-files', 'Watch files and reload the browser', {
    sections: [
      section({}),
      section({ headings: ['Delay'], anchor: 'delay', text: ['The browser waits.'] }),
    ],
  }),
];
const LATER = '/docs/getting-started/watching-files#delay';

describe('the held-out queries', () => {
  test('have an open and a closed half of about the same size', () => {
    const sets = [...readHeldOut('english'), ...readHeldOut('chinese')];
    expect(sets.length).toBeGreaterThanOrEqual(3);
    for (const { open, closed } of sets) {
      expect(open.length - closed.length).toBeLessThanOrEqual(1);
      const queries = [...open, ...closed].map(({ query }) => query);
      expect(new Set(queries).size).toBe(queries.length);
    }
  });

  test('count a page for each section of it, and a section for itself alone', async () => {
    const index = await indexOf(PAGES);
    const ask = (right: string, query = 'reload the browser') =>
      answerHeldOut(index, { query, right: [right] });
    expect(ask('/docs/recipes/live-reload')).toMatchObject({ result: 1, page: 1 });
    expect(ask(LATER)).toMatchObject({ page: 2 });
    expect(ask(LATER).result).toBeUndefined();
    expect(ask(LATER, 'the browser waits').result).toBe(1);
    expect(ask('/docs/getting-started/watching-files').result).toBe(2);
  });

  test('name an address that is gone', async () => {
    const index = await indexOf(PAGES);
    expect(() => answerHeldOut(index, { query: 'x', right: ['/docs/old'] })).toThrow('/docs/old');
  });

  test('are counted by their places', () => {
    const places = [1, 2, 5, undefined];
    expect(countPlaces(places)).toEqual({ first: 1, amongThree: 2, amongFive: 3 });
  });
});

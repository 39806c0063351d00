import { describe, expect, it } from 'vitest';

import { readSearches } from '../../../src/search/records/searches';

const faultsOf = (value: unknown) => readSearches(value, ['options', 'errors']).faults;

describe('readSearches', () => {
  it('reads the phrases of headings and of the page', () => {
    const { phrases, faults } = readSearches(
      { page: ['ship it'], options: ['half written file', 'too early'] },
      ['options', 'errors'],
    );
    expect(faults).toEqual([]);
    expect([...phrases]).toEqual([
      ['page', ['ship it']],
      ['options', ['half written file', 'too early']],
    ]);
  });

  it('has none where a page has no such key', () => {
    expect(readSearches(undefined, [])).toEqual({ phrases: new Map(), faults: [] });
  });

  it.each([
    [
      'a heading that the page does not have',
      { gone: ['ship it'] },
      '"searches.gone" of the front matter: the page has no heading {#gone}. It has: page, options, errors.',
    ],
    [
      'phrases without an id',
      ['ship it'],
      '"searches" of the front matter: write a list of phrases below each id.',
    ],
    [
      'a key without phrases',
      null,
      '"searches" of the front matter: write a list of phrases below each id.',
    ],
    [
      'a single phrase',
      { options: 'ship it' },
      '"searches.options" of the front matter: write a list of phrases.',
    ],
    [
      'an empty list',
      { options: [] },
      '"searches.options" of the front matter: write a phrase, or leave the id out.',
    ],
    [
      'a number',
      { options: [404] },
      '"searches.options.0" of the front matter: quote it: it is no text.',
    ],
    [
      'an empty phrase',
      { options: ['ship it', ' '] },
      '"searches.options.1" of the front matter: a phrase is empty.',
    ],
    [
      'a phrase of two headings',
      { options: ['ship it'], errors: ['ship it'] },
      '"searches.errors" of the front matter: "ship it" stands below "options" already. Keep it where it fits best.',
    ],
  ])('refuses %s', (_what, value, fault) => {
    expect(faultsOf(value)).toEqual([fault]);
  });
});

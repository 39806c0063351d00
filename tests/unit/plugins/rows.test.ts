// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';

import { releasedText } from '../../../src/components/PluginDirectory/released-text';
import { arrangeRows, readRows } from '../../../src/components/PluginDirectory/rows';

const list = document.createElement('ul');

beforeEach(() => {
  list.innerHTML = ['a', 'b', 'c']
    .map(
      (name) =>
        `<li id="${name}" data-status="works"><h2>${name.toUpperCase()}</h2><p>Über</p><small>Styles · ES module · released 2024-01</small><details>recipe</details></li>`,
    )
    .join('');
});

const shownIds = (): readonly string[] =>
  Array.from(list.querySelectorAll('li:not([hidden])'), ({ id }) => id);

describe('readRows', () => {
  it('reads what the server wrote, and leaves the recipe out', () => {
    expect(readRows(list)[0]).toEqual({
      element: list.firstElementChild,
      name: 'a',
      text: 'A Über Styles · ES module · released 2024-01',
      words: 'a uber styles · es module · released 2024-01',
      job: 'styles',
      status: 'works',
      format: 'esm',
      released: '2024-01',
    });
  });

  it.each(['2024-01-01', '2024-01', '2024', '2024/2026'])(
    'finds the release among the facts when %s is known of it',
    (released) => {
      list.innerHTML = `<li><small>Fonts · CommonJS · ${releasedText(released)}</small></li>`;
      expect(readRows(list)[0]?.released).toBe(released.slice(0, released.includes('/') ? 4 : 7));
    },
  );
});

describe('arrangeRows', () => {
  it('hides what does not match and shows it again', () => {
    const rows = readRows(list);
    arrangeRows(list, rows, new Set(rows.slice(1)));
    expect(shownIds()).toEqual(['b', 'c']);
    arrangeRows(list, rows, new Set(rows));
    expect(shownIds()).toEqual(['a', 'b', 'c']);
  });

  it('puts rows into order', () => {
    const rows = readRows(list);
    arrangeRows(list, rows.toReversed(), new Set(rows));
    expect(shownIds()).toEqual(['c', 'b', 'a']);
  });
});

import { describe, expect, test } from 'vitest';

import {
  example,
  hasCase,
  ORDINARY,
  readCase,
  settingsOf,
  takesTime,
  writeCase,
  type TimelineCase,
} from '../../../src/task-timeline/case';
import { readCommand } from '../../../src/task-timeline/read-command';

function write(one: TimelineCase): string | undefined {
  return writeCase(one, readCommand(one.text).command);
}

const cases: Readonly<Record<string, TimelineCase>> = {
  'the example': example,
  'a flag': { text: 'css', tasks: {}, continues: true },
  'a text that cannot be read': { text: "series('a", tasks: {}, continues: false },
  'names of properties that every object has': {
    text: 'series(constructor, toString)',
    tasks: Object.fromEntries([['constructor', { ending: 'fails' as const, milliseconds: 5 }]]),
    continues: false,
  },
  'letters of all kinds': {
    text: 'series(构建, $a)\n// & ? # <b> 100 %',
    tasks: { 构建: { ending: 'early', milliseconds: 600_000 } },
    continues: false,
  },
};

describe('an address carries a case', () => {
  test.each(Object.entries(cases))('%s', (_, one) => {
    const query = new URLSearchParams(write(one));
    const read = readCase(query);
    expect(read.text).toBe(one.text);
    expect(read.continues).toBe(one.continues);
    for (const name of ['clean', 'css', 'lint', 'constructor', 'toString', '构建']) {
      expect(settingsOf(read, name)).toEqual(settingsOf(one, name));
    }
    expect(write(read)).toBe(write(one));
  });

  test('the address leaves out what is ordinary, and tasks that the text does not name', () => {
    const one: TimelineCase = {
      text: 'css',
      tasks: { css: ORDINARY, js: { ending: 'fails', milliseconds: 1 } },
      continues: false,
    };
    expect(write(one)).toBe('?run=css');
  });

  test('a case of more than 4,000 characters has no link', () => {
    expect(write({ text: `/*${'x'.repeat(4_000)}*/css`, tasks: {}, continues: false })).toBe(
      undefined,
    );
  });

  test('an address without a text carries no case', () => {
    expect(hasCase('')).toBe(false);
    expect(hasCase('?q=run')).toBe(false);
    expect(hasCase('?run=')).toBe(true);
  });
});

describe('what an address says wrongly', () => {
  test.each([
    ['', ORDINARY.milliseconds],
    ['abc', ORDINARY.milliseconds],
    ['Infinity', ORDINARY.milliseconds],
    ['-5', 1],
    ['0', 1],
    ['1e9', 600_000],
    ['12.6', 13],
  ])('%j is read as %i ms', (text, milliseconds) => {
    const { tasks } = readCase(new URLSearchParams({ run: 'css', 'ms.css': text }));
    expect(tasks.css).toEqual({ ...ORDINARY, milliseconds });
  });

  test('an ending that there is not is the ordinary one', () => {
    const { tasks } = readCase(new URLSearchParams({ run: 'css', 'end.css': '__proto__' }));
    expect(tasks.css).toEqual(ORDINARY);
  });

  test('a task named __proto__ changes no other', () => {
    const one = readCase(new URLSearchParams({ run: 'css', 'end.__proto__': 'fails' }));
    expect(settingsOf(one, 'css')).toEqual(ORDINARY);
    expect(settingsOf(one, '__proto__').ending).toBe('fails');
  });
});

test('an error that is thrown and a task that stays open take no time', () => {
  expect((['succeeds', 'fails', 'silent', 'early'] as const).every(takesTime)).toBe(true);
  expect(takesTime('throws') || takesTime('stays')).toBe(false);
});

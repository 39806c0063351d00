import { describe, expect, it } from 'vitest';

import { asShown, normalise, upTo } from '../../../scripts/samples/normalise';

describe('normalise', () => {
  it.each([
    ['time stamps', '[09:41:07] Starting', '[12:00:00] Starting'],
    ['milliseconds', "Finished 'a' after 3.41 ms", "Finished 'a' after 12 ms"],
    ['microseconds', "Finished 'a' after 812 μs", "Finished 'a' after 12 ms"],
    ['seconds', "'a' errored after 1.02 s", "'a' errored after 12 ms"],
    ['colors', '\u001B[31mred\u001B[39m', 'red'],
    ['the bell', '\u0007broken', 'broken'],
    ['process ids', '(node:8812) Warning', '(node:1234) Warning'],
    [
      'lines of Node.js itself',
      'node:internal/modules/cjs/loader:1247',
      'node:internal/modules/cjs/loader',
    ],
    ['Windows line ends', 'a\r\nb', 'a\nb'],
    ['trailing spaces', 'a  \nb', 'a\nb'],
    ['blank lines at the ends', '\n\na\n\n', 'a'],
    ['stack frames', 'Error: x\n    at f (file.js:1:2)\n    at async g\nend', 'Error: x\nend'],
    [
      'places in JSON, which Node.js 20 does not name',
      'x in JSON at position 18 (line 1 column 19)',
      'x in JSON at position 18',
    ],
    [
      'an AssertionError of Node.js 24',
      "E {\n  operator: '==',\n  diff: 'simple'\n}",
      "E {\n  operator: '=='\n}",
    ],
    ['the version line of a crash', 'Error: x\n\nNode.js v20.20.2\n', 'Error: x'],
  ])('steadies %s', (_what, found, expected) => {
    expect(normalise(found, [])).toBe(expected);
  });

  it('names the temporary folder as a reader would, the longest spelling first', () => {
    const folders = ['/made/x', '/private/made/x'];
    expect(normalise('in /private/made/x/src and /made/x', folders)).toBe(
      'in ~/my-project/src and ~/my-project',
    );
  });

  it('leaves words alone that only look like a duration', () => {
    expect(normalise('after 2 meals, after all', [])).toBe('after 2 meals, after all');
  });

  it('leaves the indentation of a task tree alone', () => {
    expect(normalise('├─┬ build\n│ └── clean', [])).toBe('├─┬ build\n│ └── clean');
  });
});

it('shows the times of the run', () => {
  const line = "[09:41:07] Finished 'a' after 3.41 ms";
  expect(asShown(`\u001B[31m${line}\u001B[39m\r\n`, [])).toBe(line);
});

describe('upTo', () => {
  const output = 'start\nFinished a, 1\nmore\nFinished a, 2\nlate';

  it('ends after the line of the last occurrence', () => {
    expect(upTo(output, 'Finished a', 2)).toBe('start\nFinished a, 1\nmore\nFinished a, 2');
  });

  it('keeps all where the text is missing, so that the message can show it', () => {
    expect(upTo(output, 'Finished b', 1)).toBe(output);
  });
});

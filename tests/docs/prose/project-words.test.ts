import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { projectRoot } from '../../../src/samples/paths';
import { markdownFiles } from '../../../scripts/samples/page-fences';

const words = read('words/project-words.txt').trim().split('\n');

it('lists the words of the project in order, each once', () => {
  expect(
    words.flatMap((word, index) => {
      const before = words[index - 1];
      return before === undefined || before < word
        ? []
        : `words/project-words.txt:${index + 1}: "${word}" comes after "${before}". List each word once, capital letters before small ones.`;
    }),
  ).toEqual([]);
});

it('lists only words that a page needs, so that no misspelling hides in it', () => {
  const text = [...markdownFiles('docs').map((file) => readFileSync(file, 'utf8'))]
    .concat(read('README.md'), read('CONTRIBUTING.md'), read('HOSTING.md'))
    .join('\n');
  expect(
    words
      .filter((word) => !text.toLowerCase().includes(word.toLowerCase()))
      .map((word) => `words/project-words.txt: no page has "${word}". Remove it.`),
  ).toEqual([]);
});

function read(file: string): string {
  const absolute = path.join(projectRoot, file);
  return existsSync(absolute) ? readFileSync(absolute, 'utf8') : '';
}

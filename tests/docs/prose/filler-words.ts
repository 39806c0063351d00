import type { Finding } from './finding';
import type { Page } from './page';
import { textBlocks } from './text-blocks';

/** Words that a sentence does not miss, and that sting when the thing was not simple. */
const fillers: readonly RegExp[] = [
  /\b(?:simply|easily|obviously|basically|actually|trivially|clearly|of course)\b/i,
  /\bjust\b(?! (?:as|before|after)\b)/i,
  /\b(?:very|really|quite|pretty much|a bit of)\b/i,
  /\bnote that\b|\bplease\b|\bkeep in mind\b|\bremember that\b|\bas you can see\b/i,
  /\b(?:powerful|robust|seamless(?:ly)?|elegant(?:ly)?|blazing|awesome|effortless(?:ly)?)\b/i,
  /\b(?:in order to|due to the fact that|at this point in time|in the event that)\b/i,
  /\b(?:leverage|leverages|utilize|utilizes|utilise)\b/i,
  /\blet's\b|\bwe'll\b/i,
];

/**
 * @param page an English page
 * @returns a finding for each filler word in its text and description
 */
export function fillerWords(page: Page): readonly Finding[] {
  return [
    ...fillersIn(String(page.frontMatter['description'] ?? ''), () => 1),
    ...textBlocks(page).flatMap(({ text, lineAt }) => fillersIn(text, lineAt)),
  ];
}

function fillersIn(text: string, lineAt: (position: number) => number): readonly Finding[] {
  return fillers.flatMap((filler) =>
    Array.from(text.matchAll(new RegExp(filler, 'gi'))).map(({ 0: words, index }) => ({
      line: lineAt(index),
      message: `"${words}" is filler. Leave it out, or say what is meant.`,
    })),
  );
}

import type { Finding } from './finding';
import { irregularParticiples } from './irregular-participles';
import type { Page } from './page';
import { type Sentence, sentencesOf } from './sentences';

/**
 * Some things have no doer worth a word ("the folder is created"), so a page may have some passive
 * sentences. Where most of a page is passive the reader no longer knows who does what.
 */
const budget = { share: 0.15, atLeast: 4 } as const;

/** They look like participles, and say how something is: no one acts. */
const states: ReadonlySet<string> = new Set([
  'allowed',
  'based',
  'called',
  'deprecated',
  'done',
  'empty',
  'equipped',
  'finished',
  'gone',
  'interested',
  'limited',
  'located',
  'named',
  'needed',
  'nested',
  'related',
  'required',
  'supported',
  'supposed',
  'unchanged',
  'undefined',
  'unused',
  'used',
]);

/** "By" with one of these names who acts; "by name" and "by one level" name no one. */
const doer = String.raw`\s+by\s+(?:(?:the|an?|your|its|their|this|that|these|those|each|any|every|another|other)\s(?!time\b|end\b)|gulp\b|you\b|it\b|them\b|users?\b|${'`…`'}|[A-Z]\w)`;

const form = new RegExp(
  String.raw`\b(?:am|are|be|been|being|is|isn't|aren't|was|wasn't|were|weren't)\s+` +
    String.raw`(?:(?:not|never|always|also|only|still|already|then|both|\w+ly)\s+)?([a-z-]+)(${doer})?`,
  'g',
);

/**
 * @param page an English page
 * @returns a finding for each passive sentence that names its doer with "by", and one for all others
 *   together where they are more than the page may have
 */
export function passiveVoice(page: Page): readonly Finding[] {
  const sentences = sentencesOf(page);
  const withDoer = sentences.filter(({ text }) => passives(text).some(({ hasDoer }) => hasDoer));
  const passive = sentences.filter(({ text }) => passives(text).length > 0);
  return [
    ...withDoer.map(({ line, text }) => ({
      line,
      message: `passive with its doer. Begin with the one who acts: "${text}"`,
    })),
    ...overBudget(passive, sentences.length),
  ];
}

function overBudget(passive: readonly Sentence[], all: number): readonly Finding[] {
  const [first] = passive;
  const most = Math.max(budget.atLeast, Math.floor(all * budget.share));
  if (first === undefined || passive.length <= most) {
    return [];
  }
  const list = passive.map(({ line, text }) => `\n    line ${line}: ${text}`).join('');
  return [
    {
      line: first.line,
      message: `${passive.length} of ${all} sentences are passive, ${most} are the most. Name who acts in some of them:${list}`,
    },
  ];
}

/**
 * @param text a sentence
 * @returns its passive verbs, and whether "by" names who acts
 */
export function passives(
  text: string,
): readonly { readonly verb: string; readonly hasDoer: boolean }[] {
  return Array.from(text.matchAll(form)).flatMap(([, verb = '', agent]) => {
    const isParticiple = /[a-z]{2}ed$/.test(verb) || irregularParticiples.has(verb);
    const isState = states.has(verb) && agent === undefined;
    return isParticiple && !isState ? [{ verb, hasDoer: agent !== undefined }] : [];
  });
}

import type { Page } from './page';
import { codeWord, textBlocks } from './text-blocks';

/** A sentence of a page. */
export interface Sentence {
  readonly line: number;
  readonly text: string;
  readonly words: readonly string[];
}

const sentenceSegmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Abbreviations end no sentence, which the segmenter cannot know before a capital or code. */
const abbreviation = /\b(?:e\.g|i\.e|etc|vs)\.\s*$/;

/**
 * @param page an English page
 * @returns the sentences of its paragraphs, list items, admonitions and table cells; no headings
 */
export function sentencesOf(page: Page): readonly Sentence[] {
  return textBlocks(page)
    .filter(({ kind }) => kind !== 'heading')
    .flatMap(({ text, lineAt }) =>
      splitSentences(text).map(({ index, segment }) => ({
        line: lineAt(index + segment.length - segment.trimStart().length),
        text: segment.trim().replaceAll(codeWord, '`…`'),
        words: wordsOf(segment),
      })),
    );
}

/**
 * @param text running English text
 * @returns its words; `don't` and `built-in` count as one each
 */
function wordsOf(text: string): readonly string[] {
  const joined = text.replace(/(?<=\w)[-./](?=\w)/g, '_');
  return Array.from(wordSegmenter.segment(joined))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
}

interface Segment {
  readonly index: number;
  readonly segment: string;
}

function splitSentences(text: string): readonly Segment[] {
  const joined: Segment[] = [];
  // For the segmenter a sentence begins with a capital; ours may begin with the name of the tool.
  const capitalized = text.replace(/(?<=[.?] )gulp\b/g, 'Gulp');
  for (const { index, segment: found } of sentenceSegmenter.segment(capitalized)) {
    const segment = text.slice(index, index + found.length);
    const last = joined[joined.length - 1];
    if (last !== undefined && abbreviation.test(last.segment)) {
      joined[joined.length - 1] = { index: last.index, segment: last.segment + segment };
    } else {
      joined.push({ index, segment });
    }
  }
  return joined;
}

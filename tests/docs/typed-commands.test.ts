import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import {
  allFences,
  fencesOf,
  markdownFiles,
  type PageFence,
} from '../../scripts/samples/page-fences';
import { parseFenceSettings } from '../../src/markdown/fence-settings';
import { quoteTexts } from '../../src/markdown/quote-samples/quote-texts';
import { fromRoot, projectRoot } from '../../src/samples/paths';

/** Files that a command of a page names, and that a build makes. */
const made = /^dist\//;

/** A flag of gulp that takes the next word as its value. */
const takesValue = /^--[a-z][\w-]*$/;

interface QuotedFence {
  readonly fence: PageFence;
  readonly kind: 'file' | 'output' | 'text';
  /** The file that it quotes. */
  readonly target: string;
  /** With what a copy adds to it. */
  readonly text: string;
}

function quotedFences(source: string, file: string): readonly QuotedFence[] {
  return fencesOf(source, file).map((fence) => {
    const settings = parseFenceSettings(fence.meta);
    const { reference } = settings;
    const texts = reference ? quoteTexts(projectRoot, reference, settings) : [];
    const text = texts
      .map(({ code, context }) =>
        [context?.before, code, context?.after].filter(Boolean).join('\n'),
      )
      .join('\n');
    return { fence, kind: reference?.kind ?? 'text', target: reference?.target ?? '', text };
  });
}

/** What a reader cannot type after they read the page: files and tasks that it does not show. */
function unknownWords(
  page: string,
  fences: readonly QuotedFence[],
  text: string,
): readonly string[] {
  const [first = '', ...output] = text.split('\n');
  if (!first.startsWith('$ ')) {
    return [];
  }
  const words = first.slice(2).split(/\s+/);
  const printed = output.join('\n');
  return words.slice(1).filter((word, at) => {
    if (/\.(?:m|c)?[jt]s$/.test(word)) {
      const isShown = fences.some(({ kind, target }) => kind === 'file' && target.endsWith(word));
      return !isShown && !made.test(word);
    }
    const isTask = /^[a-z]/i.test(word) && !takesValue.test(words[at] ?? '') && words[1] === 'gulp';
    return isTask && !page.includes(word) && !printed.includes(`Task never defined: ${word}`);
  });
}

it('shows above an output only a command that a reader of the page can type', () => {
  const problems = markdownFiles('docs').flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const fences = quotedFences(source, fromRoot(file));
    const page = [source, ...fences.map(({ kind, text }) => (kind === 'file' ? text : ''))].join(
      '\n',
    );
    return fences
      .filter(({ kind }) => kind === 'output')
      .flatMap(({ fence, text }) =>
        unknownWords(page.replaceAll(/^```.*$/gm, ''), fences, text).map(
          (word) =>
            `${fence.file}:${fence.line} shows a command with "${word}", which the page does not. ` +
            'Show it, or say in sample.json what is "typed": an empty text for nothing.',
        ),
      );
  });
  expect(problems).toEqual([]);
});

it('quotes the words of a command as every shell takes them', () => {
  const quoted = allFences()
    .filter(({ language, body }) => language === 'bash' && body.includes("'"))
    .map(
      ({ file, line }) =>
        `${file}:${line} has single quotes, which the command prompt of Windows passes on. ` +
        'Write double quotes.',
    );
  expect(quoted).toEqual([]);
});

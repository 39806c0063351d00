import { readFileSync } from 'node:fs';
import path from 'node:path';

import { visitParents } from 'unist-util-visit-parents';
import * as z from 'zod';

import { projectRoot } from '../../../src/samples/paths';
import type { Finding } from './finding';
import type { Page } from './page';
import { textBlocks } from './text-blocks';

const FILE = 'i18n/zh-Hans/glossary.json';

const schema = z.array(
  z.strictObject({
    term: z.string().min(1),
    chinese: z.string().min(1),
    /** What it is also called, and not here. */
    avoid: z.array(z.string().min(1)).optional(),
    /** Readers meet the English word in code: a page that uses the term gives it once. */
    introduce: z.literal(true).optional(),
    reason: z.string().min(1).optional(),
  }),
);

export type GlossaryTerm = Readonly<z.infer<typeof schema>[number]>;

/** A page that says a term so often or less speaks of something else. */
const FEW_USES = 3;

/**
 * @returns the terms of the Chinese edition
 * @throws Error that names the file where it holds something else
 */
export function readGlossary(): readonly GlossaryTerm[] {
  const result = schema.safeParse(readJson());
  if (!result.success) {
    const faults = z.prettifyError(result.error).replace(/\s+/g, ' ');
    throw new Error(`${FILE}: cannot be used: ${faults}. Correct it.`);
  }
  return result.data;
}

function readJson(): unknown {
  try {
    return JSON.parse(readFileSync(path.join(projectRoot, FILE), 'utf8'));
  } catch (error) {
    throw new Error(`${FILE}: is no JSON: ${String(error)}. Correct it.`);
  }
}

/**
 * @param text Chinese prose
 * @param glossary the terms
 * @returns a sentence for each word in it that has a better one
 */
export function refusedTerms(
  text: string,
  glossary: readonly GlossaryTerm[],
): readonly { readonly position: number; readonly message: string }[] {
  return glossary.flatMap(({ term, chinese, avoid = [] }) =>
    avoid
      .filter((word) => text.includes(word))
      .map((word) => ({
        position: text.indexOf(word),
        message: `"${word}" is no term of this site. Write "${chinese}" for ${term}, or change ${FILE} with a reason.`,
      })),
  );
}

/**
 * @param page a Chinese page
 * @param glossary the terms
 * @returns findings about words that the glossary has others for, and terms without their English word
 */
export function glossaryTerms(page: Page, glossary: readonly GlossaryTerm[]): readonly Finding[] {
  const { title, description } = page.frontMatter;
  const blocks = [{ text: `${title} ${description}`, lineAt: () => 1 }, ...textBlocks(page)];
  return [
    ...blocks.flatMap(({ text, lineAt }) =>
      refusedTerms(text, glossary).map(({ position, message }) => ({
        line: lineAt(position),
        message,
      })),
    ),
    ...missingIntroductions(page, glossary),
  ];
}

function missingIntroductions(page: Page, glossary: readonly GlossaryTerm[]): readonly Finding[] {
  const text = textBlocks(page)
    .map((block) => block.text)
    .join('\n');
  return glossary
    .filter(({ introduce }) => introduce)
    .flatMap(({ term, chinese }) => {
      const [line] = linesThatUse(page, chinese).slice(FEW_USES);
      const given = new RegExp(`${chinese}\\p{Script=Han}{0,2}（[^）]*${term}`, 'u');
      const message = `the page says ${chinese} and never what it is in code. Write ${chinese}（${term}） once.`;
      return line === undefined || given.test(text) ? [] : [{ line, message }];
    });
}

/** A link is called as the page behind it, which introduces the term. */
function linesThatUse({ tree }: Page, word: string): readonly number[] {
  const lines: number[] = [];
  visitParents(tree, 'text', (node, ancestors) => {
    const elsewhere = ancestors.some(({ type }) => type === 'link' || type === 'heading');
    if (!elsewhere && node.value.includes(word)) {
      lines.push(node.position?.start.line ?? 1);
    }
  });
  return lines;
}

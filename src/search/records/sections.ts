import { parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Code, Heading, ListItem, Node, Parent, Root, RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { messageRowId, PLACEHOLDER } from '../../markdown/row-ids';
import type { SectionRecord } from './types';

/** The part of a section's record that comes from the text of the page. */
export type SectionOfText = Omit<SectionRecord, 'searches'>;

/** A section while its page is read. */
interface OpenSection {
  readonly headings: readonly string[];
  readonly anchor: string | null;
  readonly names: string[];
  readonly messages: string[];
  readonly text: string[];
  readonly code: string[];
  /** Of its tables of messages, each a section of its own: it has an anchor and explains one thing. */
  readonly rows: SectionOfText[];
}

/** Code of so many words, without what only code has, is a message that a reader may paste. */
const LEAST_WORDS = 3;

/** What only code has. */
const ONLY_IN_CODE = /[={}();]/u;

/** Parentheses that a message has too: behind a function's name, and around words. */
const IN_MESSAGES = /(?<=\w)\(\)|(?<=\s)\([a-z][^()={};]*\)/gu;

/**
 * Cuts a page into its sections.
 *
 * @param tree The page after all samples were quoted; headings end in their `{#id}`.
 * @returns The beginning of the page, then one section per heading and per row of a table of messages,
 *   in reading order.
 */
export function cutIntoSections(tree: Root): SectionOfText[] {
  const sections: OpenSection[] = [openSection([], null)];
  for (const node of tree.children) {
    readBlock(node, sections);
  }
  return sections.flatMap(({ rows, ...section }) => [section, ...rows]);
}

function openSection(headings: readonly string[], anchor: string | null): OpenSection {
  return { headings, anchor, names: [], messages: [], text: [], code: [], rows: [] };
}

function readBlock(node: RootContent, sections: OpenSection[]): void {
  const section = sections.at(-1);
  if (section === undefined) {
    return;
  }
  switch (node.type) {
    case 'heading':
      sections.push(startSection(node, section));
      return;
    case 'code':
      readCode(node, section);
      return;
    case 'table':
      readTable(node, section);
      return;
    case 'paragraph':
      section.text.push(...nonEmpty(textOnOneLine(node)));
      return;
    case 'listItem':
      section.messages.push(...leadOf(node).flatMap(codeIn).filter(isMessage));
      break;
  }
  if ('children' in node) {
    node.children.forEach((child) => readBlock(child, sections));
  }
}

/** @returns the bold words that begin an item of a list and themselves begin with a message: the item explains it */
function leadOf({ children: [paragraph] }: ListItem): readonly Node[] {
  const [lead] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  return lead?.type === 'strong' && lead.children[0]?.type === 'inlineCode' ? [lead] : [];
}

function startSection(node: Heading, before: OpenSection): OpenSection {
  const { text: heading, id: anchor = null } = parseMarkdownHeadingId(textOnOneLine(node));
  const above = before.headings.slice(0, Math.max(node.depth - 2, 0));
  const section = openSection([...above, heading], anchor);
  section.messages.push(
    ...codeIn(node).filter((code) => hasWords(code) || hasPlaceholder(code) || code.includes('_')),
  );
  return section;
}

function readCode(node: Code, section: OpenSection): void {
  section.code.push(...nonEmpty(node.value.trim()));
}

function readTable(node: Table, section: OpenSection): void {
  const [head, ...rows] = node.children;
  const [firstColumn] = head?.children ?? [];
  const title = firstColumn ? textOnOneLine(firstColumn) : '';
  for (const row of rows) {
    const [first, ...others] = row.children;
    if (first === undefined) {
      continue;
    }
    const codes = codeIn(first);
    const cells = others.map((cell) => textOnOneLine(cell)).filter((text) => text !== '');
    const message = (codes[0] ?? '').trim();
    const anchor = messageRowId(title, message);
    if (anchor !== undefined) {
      section.rows.push({
        headings: [...section.headings, message],
        anchor,
        names: [],
        messages: [message, ...codes.slice(1).filter(isMessage)],
        text: nonEmpty(cells.join(' · ')),
        code: [],
      });
      continue;
    }
    section.messages.push(...codes.filter(isMessage));
    section.names.push(...codes.filter((code) => !isMessage(code)));
    section.text.push(...nonEmpty([textOnOneLine(first), cells.join(' · ')].join(': ')));
  }
}

function isMessage(code: string): boolean {
  return (
    (hasWords(code) || hasPlaceholder(code)) && !ONLY_IN_CODE.test(code.replaceAll(IN_MESSAGES, ''))
  );
}

/** Only a message has a placeholder in it; it may have a single word: `Tasks for <path>`. */
function hasPlaceholder(code: string): boolean {
  return code.replaceAll(PLACEHOLDER, '') !== code;
}

function hasWords(code: string): boolean {
  const words = code.replaceAll(PLACEHOLDER, '').split(/\s+/u);
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length >= LEAST_WORDS;
}

function nonEmpty(text: string): readonly string[] {
  return text === '' ? [] : [text];
}

/** @returns the text of a node on one line */
function textOnOneLine(node: Node): string {
  return toString(node).replace(/\s+/gu, ' ').trim();
}

function codeIn(node: Node): string[] {
  if (isInlineCode(node)) {
    return [node.value];
  }
  return isParent(node) ? node.children.flatMap(codeIn) : [];
}

function isInlineCode(node: Node): node is Node & { readonly value: string } {
  return node.type === 'inlineCode' && 'value' in node;
}

function isParent(node: Node): node is Parent {
  return 'children' in node;
}

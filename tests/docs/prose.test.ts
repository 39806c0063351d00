import { describe, expect, it } from 'vitest';

import { chineseData } from '../../scripts/lint-chinese/data';
import { textsOfData } from '../../scripts/lint-chinese/texts';
import { markdownFiles } from '../../scripts/samples/page-fences';
import sidebars from '../../sidebars';
import { DOCS, DOCS_IN_SIDEBAR, lonelyCategories, outsideSidebars } from '../built/site-pages';
import { altTexts } from './prose/alt-texts';
import { brokenTables } from './prose/broken-tables';
import { calloutTitles } from './prose/callout-titles';
import { exclamationMarks } from './prose/exclamation-marks';
import { expressions } from './prose/expressions';
import { fileNames } from './prose/file-names';
import { fillerWords } from './prose/filler-words';
import type { Finding } from './prose/finding';
import { frontMatter } from './prose/front-matter';
import { glossaryTerms, readGlossary, refusedTerms } from './prose/glossary';
import { headingOrder } from './prose/heading-order';
import { headingIds } from './prose/headings';
import { internalLinks } from './prose/internal-links';
import { leftInEnglish } from './prose/left-in-english';
import { linkTexts } from './prose/link-texts';
import { literalAsterisks } from './prose/literal-asterisks';
import { oneTermPerThing } from './prose/one-term-per-thing';
import { docsFolders, type Page, readPage } from './prose/page';
import { openBlocks } from './prose/open-blocks';
import { passiveVoice } from './prose/passive-voice';
import { sameOutline } from './prose/same-outline';
import { searches } from './prose/searches';
import { sentenceLength } from './prose/sentence-length';
import { separateLinks } from './prose/separate-links';
import { sourceText } from './prose/source-text';

const english = markdownFiles(docsFolders.en).map(readPage);
const translated = markdownFiles(docsFolders['zh-Hans']).map(readPage);
const pages = [...english, ...translated];

type Rule = (page: Page) => readonly Finding[];

describe('English pages', () => {
  it.each<readonly [string, Rule]>([
    ['have sentences of at most 32 words', sentenceLength],
    ['say who acts', passiveVoice],
    ['have no filler', fillerWords],
    ['use one term per thing', oneTermPerThing],
  ])('%s', (_what, rule) => {
    expect(findings(english, rule)).toEqual([]);
  });
});

it('lists every page in a sidebar', () => {
  expect(outsideSidebars(DOCS, DOCS_IN_SIDEBAR)).toEqual([]);
});

it('lists no page twice', () => {
  const twice = DOCS_IN_SIDEBAR.filter((id, index) => DOCS_IN_SIDEBAR.indexOf(id) < index);
  expect(
    twice.map((id) => `sidebars.ts: '${id}' stands there twice. Keep it where it fits best.`),
  ).toEqual([]);
});

it('has no category for a single page', () => {
  expect(lonelyCategories(Object.values(sidebars))).toEqual([]);
});

describe('pages of all languages', () => {
  it.each<readonly [string, Rule]>([
    ['say something, in files as all editors save them', sourceText],
    ['have file names in small letters', fileNames],
    ['have complete front matter', frontMatter],
    ['are Markdown, without code of their own', expressions],
    ['have callouts that exist, and end each block', openBlocks],
    ['have callouts whose titles begin with a word', calloutTitles],
    ['give each heading an id of its own', headingIds],
    ['name headings that exist in their searches', searches],
    ['have the sections of their kind, in order', headingOrder],
    ['link to pages, headings and files that exist', (page) => internalLinks(page, pages)],
    ['have link texts that say where the link leads', linkTexts],
    ['have a space between two links', separateLinks],
    ['describe their pictures', altTexts],
    ['have no exclamation marks', exclamationMarks],
    ['have no asterisks that readers see', literalAsterisks],
    ['have tables that readers see as such', brokenTables],
  ])('%s', (_what, rule) => {
    expect(findings(pages, rule)).toEqual([]);
  });
});

const glossary = readGlossary();

describe('Chinese texts of components, editions and plugins', () => {
  it.each(Object.entries(chineseData()))('of %s use the terms of the glossary', (file, data) => {
    const refused = textsOfData(data).flatMap(({ text }) =>
      refusedTerms(text, glossary).map(({ message }) => `${file}: "${text}": ${message}`),
    );
    expect(refused).toEqual([]);
  });
});

describe('translated pages', () => {
  it('use the terms of the glossary', () => {
    expect(findings(translated, (page) => glossaryTerms(page, glossary))).toEqual([]);
  });

  it('leave no sentence in English', () => {
    expect(findings(translated, leftInEnglish)).toEqual([]);
  });

  it('have the headings and the code of the English page, in its order', () => {
    const originalOf = (page: Page): Page | undefined =>
      english.find(({ name }) => name === page.name);
    expect(findings(translated, (page) => sameOutline(page, originalOf(page)))).toEqual([]);
  });
});

function findings(checked: readonly Page[], rule: Rule): readonly string[] {
  return checked.flatMap((page) =>
    rule(page).map(({ line, message }) => `${page.file}:${line}: ${message}`),
  );
}

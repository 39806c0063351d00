import { expect, it } from 'vitest';

import { markdownFiles } from '../../scripts/samples/page-fences';
import { docsFolders, type Page, readPage } from './prose/page';
import { entriesOf, entryOf, GLOSSARY, piecesOf } from './support/glossary';

/** The guides and the reference: what newcomers read from the beginning. */
const TAUGHT = /^(?:getting-started|api|advanced)\//;

/** This page explains most terms itself. */
const CONCEPTS = 'api/concepts.md';

/** Words that most readers bring along, or that a page of the guides is about. */
const EVERYDAY: readonly string[] = [
  'binary-file',
  'cli',
  'commonjs',
  'contents',
  'default-task',
  'es-module',
  'exit-code',
  'gulpfile',
  'local-gulp',
  'plugin',
  'private-task',
  'public-task',
  'series-and-parallel',
  'stream',
  'task',
  'task-runner',
  'transform',
  'watcher',
  'working-directory',
];

const pages = {
  en: markdownFiles(docsFolders.en).map(readPage),
  'zh-Hans': markdownFiles(docsFolders['zh-Hans']).map(readPage),
} as const;

function linkedEntries(page: Page): readonly string[] {
  return piecesOf(page).flatMap(({ url }) => entryOf(url) ?? []);
}

/** What readers of a language get: an English page stands for one that is not translated. */
function shownPages(locale: keyof typeof pages): readonly Page[] {
  return pages.en.map((page) => pages[locale].find(({ name }) => name === page.name) ?? page);
}

function findGlossary(locale: keyof typeof pages): Page {
  const page = pages[locale].find(({ name }) => name === GLOSSARY);
  if (page === undefined) {
    throw new Error(`${docsFolders[locale]}/${GLOSSARY} is missing.`);
  }
  return page;
}

/** Finds a term in any number: `composed tasks`, `registries`. */
function patternOf(term: string): RegExp {
  const words = term.replace(/[^\p{L}\p{N} -]/gu, '\\$&');
  return new RegExp(
    `\\b${words.endsWith('y') ? `${words.slice(0, -1)}(?:y|ies)` : `${words}s?`}\\b`,
    'iu',
  );
}

it.each(['en', 'zh-Hans'] as const)(
  'leads from each entry to the page that explains it (%s)',
  (locale) => {
    const lost = entriesOf(findGlossary(locale)).filter(
      ({ explainedOn }) => explainedOn.length === 0,
    );
    expect(
      lost.map(
        ({ id }) =>
          `${docsFolders[locale]}/${GLOSSARY}: {#${id}} has no link. Link the page that explains the term.`,
      ),
    ).toEqual([]);
  },
);

it.each(['en', 'zh-Hans'] as const)('links each entry from a page (%s)', (locale) => {
  const linked = new Set(shownPages(locale).flatMap(linkedEntries));
  const alone = entriesOf(findGlossary(locale)).filter(({ id }) => !linked.has(id));
  expect(
    alone.map(({ id }) => `No page links /${GLOSSARY}#${id}. Link it where a page says it first.`),
  ).toEqual([]);
});

it.each(['en', 'zh-Hans'] as const)(
  'links an entry once on a page, where the page says it first (%s)',
  (locale) => {
    const late = pages[locale].flatMap((page) => {
      const pieces = piecesOf(page);
      return pieces.flatMap((piece, index) => {
        const id = entryOf(piece.url);
        if (id === undefined) {
          return [];
        }
        const before = pieces.slice(0, index);
        const again = before.find(({ url }) => entryOf(url) === id);
        const said = before.find(
          ({ text, url }) =>
            url === undefined && text.toLowerCase().includes(piece.text.toLowerCase()),
        );
        return [
          ...(again ? [`${page.file}:${piece.line}: #${id} is linked in line ${again.line}.`] : []),
          ...(said
            ? [
                `${page.file}:${piece.line}: line ${said.line} says "${piece.text}" first. Link it there.`,
              ]
            : []),
        ];
      });
    });
    expect(late).toEqual([]);
  },
);

it('links the same entries in both languages', () => {
  const originals = new Map(pages.en.map((page) => [page.name, page]));
  const different = shownPages('zh-Hans').flatMap((page) => {
    const original = originals.get(page.name) ?? page;
    const missing = (from: Page, there: Page): readonly string[] =>
      linkedEntries(there)
        .filter((id) => !linkedEntries(from).includes(id))
        .map((id) => `${from.file}: does not link /${GLOSSARY}#${id}, as ${there.file} does.`);
    return [...missing(page, original), ...missing(original, page)];
  });
  expect(different).toEqual([]);
});

it('leaves no page of the guides and the reference that says a term and links it nowhere', () => {
  const terms = entriesOf(findGlossary('en')).filter(({ id }) => !EVERYDAY.includes(id));
  const taught = pages.en.filter(({ name }) => TAUGHT.test(name) && name !== CONCEPTS);
  const unlinked = taught.flatMap((page) => {
    const pieces = piecesOf(page);
    return terms.flatMap(({ id, term, explainedOn }) => {
      const pattern = patternOf(term);
      const said = pieces.find(({ text, url }) => url === undefined && pattern.test(text));
      const linked = pieces.some(
        ({ text, url }) => entryOf(url) === id || (url !== undefined && pattern.test(text)),
      );
      return said === undefined || linked || explainedOn.includes(page.name)
        ? []
        : [`${page.file}:${said.line} says "${term}". Link it: /${GLOSSARY}#${id}.`];
    });
  });
  expect(unlinked).toEqual([]);
});

import type { PageRecord } from '../records/types';
import { tokenize } from '../tokenize';
import { matchTitle } from './match-title';
import { matchWord, type WordMatches } from './match-word';
import { meaningsOf, parseQuery, type Meaning } from './parse-query';
import type { IndexedSection, SectionIndex } from './section-index';

/** How the parts of a page's score relate. */
const WORTH = {
  /** The sections beside the best one, for each word. */
  breadth: 0.1,
  /** All words in one section, on top of the words anywhere on the page. */
  coherence: 0.7,
  /** Two words of the query side by side. */
  pair: 1.5,
  /** The same in a title, keyword, heading, name or message. */
  pairAbout: 3,
  /** Pages that hold only some of the words keep at least this share of their score. */
  anyWord: 0.3,
  /** Words of the title. */
  title: 10,
  /** The query is the title. */
  wholeTitle: 1.5,
  /** The title begins as the query does, letter by letter: the reader is typing it. */
  titleBegins: 1.5,
} as const;

/** Sections and pages that score less than this share of the best are no results. */
const LEAST_SHARE = { page: 0.1, section: 0.35 } as const;

export interface RankedSection {
  readonly section: IndexedSection;
  readonly score: number;
}

export interface RankedPage {
  readonly page: PageRecord;
  readonly score: number;
  /** The sections that answer best, best first. */
  readonly sections: readonly RankedSection[];
}

export interface Ranking {
  readonly pages: readonly RankedPage[];
  /** Terms of the index that were found, for highlighting. */
  readonly terms: ReadonlySet<string>;
}

interface Candidate {
  words: number;
  rarity: number;
  readonly sections: Map<number, number>;
}

/**
 * Ranks the pages that answer a query.
 *
 * @param index All sections.
 * @param query As it was typed or pasted.
 * @param accepts Tells whether a page may be a result; the facets.
 * @returns Pages, best first; none for a query without words.
 */
export function rank(
  index: SectionIndex,
  query: string,
  accepts: (page: PageRecord) => boolean,
): Ranking {
  // Chinese keyboards give full-width letters and digits too; the pages have none.
  const typed = query.normalize('NFKC');
  const { words, meanings } = parseQuery(typed, (term) => index.frequency.has(term));
  const matches = words.map((word) => matchWord(index, word));
  const candidates = new Map<number, Candidate>();
  matches.forEach((word) => addWord(candidates, index, word));
  const asked: Asked = {
    query: typed.trim().toLowerCase(),
    index,
    meanings,
    matches,
    rarityOfWord: new Map(
      words.map(({ surface }, number) => [surface, matches[number]?.rarity ?? 0]),
    ),
    rarity: matches.reduce((sum, { rarity, weight }) => sum + rarity * weight, 0),
  };
  const pages = [...candidates].flatMap(([pageNumber, candidate]) => {
    const page = index.pages[pageNumber];
    return page && accepts(page) ? [scorePage(asked, page, candidate)] : [];
  });
  pages.sort((one, other) => other.score - one.score);
  const least = (pages[0]?.score ?? 0) * LEAST_SHARE.page;
  const terms = matches
    .filter(({ weight }) => weight === 1)
    .flatMap(({ worthOfTerm }) => [...worthOfTerm.keys()]);
  return { pages: pages.filter(({ score }) => score >= least), terms: new Set(terms) };
}

/** A query against the whole index. */
interface Asked {
  /** As it was typed, in lower case. */
  readonly query: string;
  readonly index: SectionIndex;
  readonly meanings: readonly Meaning[];
  readonly rarityOfWord: ReadonlyMap<string, number>;
  readonly matches: readonly WordMatches[];
  /** Rarities of all words together. */
  readonly rarity: number;
}

function addWord(
  candidates: Map<number, Candidate>,
  index: SectionIndex,
  { scores, rarity, weight }: WordMatches,
): void {
  // A word that is everywhere says little about a page, however often the page says it.
  const worth = weight * Math.sqrt(rarity);
  const found = new Map<number, { best: number; sum: number }>();
  for (const [sectionNumber, score] of scores) {
    const page = index.sections[sectionNumber]?.page;
    if (page === undefined) {
      continue;
    }
    const { best, sum } = found.get(page) ?? { best: 0, sum: 0 };
    found.set(page, { best: Math.max(best, score), sum: sum + score });
    const candidate = candidates.get(page) ?? { words: 0, rarity: 0, sections: new Map() };
    candidate.sections.set(
      sectionNumber,
      (candidate.sections.get(sectionNumber) ?? 0) + score * worth,
    );
    candidates.set(page, candidate);
  }
  for (const [page, { best, sum }] of found) {
    const candidate = candidates.get(page);
    if (candidate) {
      candidate.words += worth * (best + WORTH.breadth * Math.min(sum - best, 2 * best));
      candidate.rarity += weight * rarity;
    }
  }
}

function scorePage(asked: Asked, page: PageRecord, candidate: Candidate): RankedPage {
  const sections = [...candidate.sections]
    .flatMap(([sectionNumber, words]): RankedSection[] => {
      const section = asked.index.sections[sectionNumber];
      return section ? [{ section, score: words + scorePairs(asked, page, section) }] : [];
    })
    .sort((one, other) => other.score - one.score);
  const best = sections[0]?.score ?? 0;
  const title = matchTitle(page.title, asked.matches);
  const coverage = asked.rarity > 0 ? candidate.rarity / asked.rarity : 1;
  const score =
    (candidate.words +
      WORTH.coherence * best +
      WORTH.title * title.score * Math.sqrt(title.coverage)) *
    (WORTH.anyWord + (1 - WORTH.anyWord) * coverage) *
    (title.holdsQuery && title.coverage === 1 ? WORTH.wholeTitle : 1) *
    (page.title.toLowerCase().startsWith(asked.query) ? WORTH.titleBegins : 1);
  const least = best * LEAST_SHARE.section;
  return { page, score, sections: sections.filter((section) => section.score >= least) };
}

/** What a section says of itself, and what it says, as lines of stems. */
interface StemLines {
  readonly about: string;
  readonly body: string;
}

const lines = new WeakMap<IndexedSection, StemLines>();

function linesOf(page: PageRecord, section: IndexedSection): StemLines {
  let found = lines.get(section);
  if (found === undefined) {
    const { headings, names, messages, text, code } = section.record;
    const ofPage = headings.length === 0 ? [page.title, ...page.keywords] : [];
    found = {
      about: stemLine([...ofPage, ...headings.slice(-1), ...names, ...messages]),
      body: stemLine([...(headings.length === 0 ? [page.description] : []), ...text, ...code]),
    };
    lines.set(section, found);
  }
  return found;
}

/** Scores the words of a query that stand side by side in a section as they do in the query. */
function scorePairs(
  { meanings, rarityOfWord }: Asked,
  page: PageRecord,
  section: IndexedSection,
): number {
  if (meanings.length < 2) {
    return 0;
  }
  const { about, body } = linesOf(page, section);
  let score = 0;
  for (const [at, first] of meanings.entries()) {
    const second = meanings[at + 1];
    if (second !== undefined) {
      const pair = ` ${first.stem} ${second.stem} `;
      const worth = about.includes(pair) ? WORTH.pairAbout : body.includes(pair) ? WORTH.pair : 0;
      const rarity = [first, second].map(({ surface }) => rarityOfWord.get(surface) ?? 0);
      score += worth * Math.min(...rarity);
    }
  }
  return score;
}

function stemLine(texts: readonly string[]): string {
  const lineOf = (text: string) => meaningsOf(tokenize(text)).map(({ stem }) => stem);
  return ` ${texts.map((text) => lineOf(text).join(' ')).join(' | ')} `;
}

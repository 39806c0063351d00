import type { PageRecord } from '../../plugins/search-records/types';
import { STOP_WORDS } from '../stop-words';
import { stemTerm } from '../terms';
import { tokenize } from '../tokenize';
import { matchWord, rarityOf } from './match-word';
import { parseQuery } from './parse-query';
import type { IndexedSection, SectionIndex } from './section-index';

/** How the parts of a page's score relate. */
const WORTH = {
  /** The sections beside the best one, for each word. */
  breadth: 0.1,
  /** All words in one section, on top of the words anywhere on the page. */
  coherence: 0.7,
  /** Two words of the query side by side. */
  pair: 1.5,
  /** Pages that hold only some of the words keep at least this share of their score. */
  anyWord: 0.3,
  /** The query is the title. */
  wholeTitle: 1.5,
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
  const { words, stems } = parseQuery(query, (term) => index.frequency.has(term));
  const terms = new Set<string>();
  const candidates = new Map<number, Candidate>();
  let wholeRarity = 0;
  for (const word of words) {
    const matches = matchWord(index, word);
    wholeRarity += matches.rarity * word.weight;
    if (word.weight === 1) {
      matches.terms.forEach((term) => terms.add(term));
    }
    addWord(candidates, index, matches.scores, word.weight, matches.rarity);
  }
  const pages = [...candidates].flatMap(([pageNumber, candidate]) => {
    const page = index.pages[pageNumber];
    return page && accepts(page) ? [scorePage(index, page, candidate, stems, wholeRarity)] : [];
  });
  pages.sort((one, other) => other.score - one.score);
  const least = (pages[0]?.score ?? 0) * LEAST_SHARE.page;
  return { pages: pages.filter(({ score }) => score >= least), terms };
}

function addWord(
  candidates: Map<number, Candidate>,
  index: SectionIndex,
  scores: ReadonlyMap<number, number>,
  weight: number,
  rarity: number,
): void {
  const bestByPage = new Map<number, { best: number; sum: number }>();
  for (const [sectionNumber, score] of scores) {
    const section = index.sections[sectionNumber];
    if (section === undefined) {
      continue;
    }
    const found = bestByPage.get(section.page) ?? { best: 0, sum: 0 };
    bestByPage.set(section.page, {
      best: Math.max(found.best, score),
      sum: found.sum + score,
    });
    const candidate = candidates.get(section.page) ?? {
      words: 0,
      rarity: 0,
      sections: new Map<number, number>(),
    };
    candidate.sections.set(
      sectionNumber,
      (candidate.sections.get(sectionNumber) ?? 0) + score * weight,
    );
    candidates.set(section.page, candidate);
  }
  for (const [page, { best, sum }] of bestByPage) {
    const candidate = candidates.get(page);
    if (candidate) {
      const others = Math.min(sum - best, 2 * best);
      candidate.words += weight * (best + WORTH.breadth * others);
      candidate.rarity += weight * rarity;
    }
  }
}

function scorePage(
  index: SectionIndex,
  page: PageRecord,
  candidate: Candidate,
  stems: readonly string[],
  wholeRarity: number,
): RankedPage {
  const sections = [...candidate.sections]
    .flatMap(([sectionNumber, words]): RankedSection[] => {
      const section = index.sections[sectionNumber];
      return section
        ? [{ section, score: words + WORTH.pair * scorePairs(index, page, section, stems) }]
        : [];
    })
    .sort((one, other) => other.score - one.score);
  const best = sections[0]?.score ?? 0;
  const coverage = wholeRarity > 0 ? candidate.rarity / wholeRarity : 1;
  const score =
    (candidate.words + WORTH.coherence * best) *
    (WORTH.anyWord + (1 - WORTH.anyWord) * coverage) *
    (isWholeTitle(page, stems) ? WORTH.wholeTitle : 1);
  const least = best * LEAST_SHARE.section;
  return { page, score, sections: sections.filter((section) => section.score >= least) };
}

function isWholeTitle(page: PageRecord, stems: readonly string[]): boolean {
  return stems.length > 0 && stemLine([page.title]) === ` ${stems.join(' ')} `;
}

const lines = new WeakMap<IndexedSection, string>();

function scorePairs(
  index: SectionIndex,
  page: PageRecord,
  section: IndexedSection,
  stems: readonly string[],
): number {
  if (stems.length < 2) {
    return 0;
  }
  let line = lines.get(section);
  if (line === undefined) {
    const { record } = section;
    const ofPage = record.headings.length === 0 ? [page.title, ...page.keywords, page.description] : [];
    line = stemLine([
      ...ofPage,
      ...record.headings.slice(-1),
      ...record.names,
      ...record.messages,
      ...record.text,
      ...record.code,
    ]);
    lines.set(section, line);
  }
  let score = 0;
  for (const [at, stem] of stems.entries()) {
    const next = stems[at + 1];
    if (next !== undefined && line.includes(` ${stem} ${next} `)) {
      score += (rarityOf(index, stem) + rarityOf(index, next)) / 2;
    }
  }
  return score;
}

function stemLine(texts: readonly string[]): string {
  const stems = texts.flatMap((text) =>
    tokenize(text)
      .flatMap(({ surface, parts }) => (parts.length > 0 ? parts : [surface]))
      .filter((word) => !STOP_WORDS.has(word))
      .map(stemTerm),
  );
  return ` ${stems.join(' ')} `;
}

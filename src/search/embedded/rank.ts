import { memoize } from '../memoize';
import { PLUGIN_NAME } from '../plugin-name';
import { NO_DOCS } from '../tags';
import type { PageRecord } from '../records/types';
import { matchTitle } from './match-title';
import { matchWord, type WordMatches } from './match-word';
import { holdsMessage } from './message';
import { beginsAsMeant, isText, plainQuery, plainText, type PlainText } from './named-text';
import { parseQuery, type QueryWord } from './parse-query';
import {
  pairsOf,
  scoreSection,
  type AskedWords,
  type FoundWords,
  type ScoredSection,
} from './score-section';
import type { SectionIndex } from './section-index';

/** How the parts of a page's score relate. */
const WORTH = {
  /** The sections beside the best one, for each word. */
  breadth: 0.1,
  /** All words in one section, on top of the words anywhere on the page. */
  coherence: 0.7,
  /** Pages that hold only some of the words keep at least this share of their score. */
  anyWord: 0.3,
  /** Words of the title, and of the heading that fits best. */
  title: 10,
  heading: 3,
  /** Words of the phrase that fits best, of those that readers type for a section. */
  phrase: 8,
  /** The query is the title. */
  wholeTitle: 1.5,
  /** The query is a heading or a keyword, in other forms of the words; or in other words. */
  alike: { form: 1.8, meaning: 1.5 },
  /** The title begins as the query does: the reader is typing it, or means it. */
  titleBegins: 1.5,
  /** The page leads on to others that explain what it names, or to a better plugin. */
  leadsOn: 0.4,
  /** A plugin, or the directory, for a query that holds no word of its name and is not its job or phrase. */
  noDocs: 0.5,
} as const;

/** Sections and pages that score less than this share of the best are no results. */
const LEAST_SHARE = { page: 0.1, section: 0.7 } as const;

/** How clearly a query names a page that has it as its title. */
const NAMED_TITLE = 4;

/** How clearly it names a page that leads on, by a heading or keyword: less than any other page. */
const NAMED_ENTRY = 0.5;

/** Share of the words that a page holds which a section must hold to answer better than its page. */
const ENOUGH_WORDS = 0.75;

/** A section with a common heading answers better only where the beginning holds less than this share of it. */
const FEW_WORDS = 0.5;

/** A heading that so many pages have is a part of every page, and nothing to ask for. */
const COMMON_HEADING = 3;

export interface RankedPage {
  readonly page: PageRecord;
  readonly score: number;
  /** The sections that answer best, best first. */
  readonly sections: readonly Pick<ScoredSection, 'section'>[];
  /** One section answers better than the page as a whole. */
  readonly answersInSection: boolean;
}

interface Ranking {
  readonly pages: readonly RankedPage[];
  /** Terms of the index that were found, for highlighting. */
  readonly terms: ReadonlySet<string>;
}

interface Candidate {
  words: number;
  rarity: number;
  readonly sections: Map<number, FoundWords>;
}

/**
 * Ranks the pages that answer a query.
 *
 * What the query names comes first: a title, a heading, a message, a keyword, in this order. The
 * others follow by their words.
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
  const rarityOfWord = new Map(
    words.map(({ surface }, number) => [surface, matches[number]?.rarity ?? 0]),
  );
  const asked: Asked = {
    query: typed.trim().toLowerCase(),
    plain: plainText(typed),
    plains: [typed, ...withoutSlips(typed, words, matches)].flatMap(plainQuery),
    index,
    pairs: pairsOf(meanings, (word) => rarityOfWord.get(word) ?? 0),
    matches,
    rarity: matches.reduce((sum, { rarity, weight }) => sum + rarity * weight, 0),
  };
  const pages = [...candidates].flatMap(([pageNumber, candidate]) => {
    const page = index.pages[pageNumber];
    return page && accepts(page) ? [scorePage(asked, page, candidate)] : [];
  });
  pages.sort((one, other) => other.named - one.named || other.score - one.score);
  const least = Math.max(0, ...pages.map(({ score }) => score)) * LEAST_SHARE.page;
  const plugins = new Set(
    words.map(({ surface }) => surface).filter((surface) => PLUGIN_NAME.test(surface)),
  );
  const terms = matches
    .filter(({ weight }) => weight === 1)
    .flatMap(({ worthOfTerm }) => [...worthOfTerm.keys()]);
  return {
    pages: withPluginSecond(pages, plugins)
      .filter(({ page, named, score }) => named > 0 || score >= least || plugins.has(page.title))
      .map((page, at) => ({ ...page, sections: sectionsToShow(page, at === 0) })),
    terms: new Set(terms),
  };
}

/**
 * Puts the first of the plugins that the query names into the second place if it stands further down: other
 * words of the query, such as `parameters`, may fit many pages better, but nobody writes such a name by chance.
 *
 * @param pages Best first.
 * @param plugins Words of the query that are names of plugins.
 */
function withPluginSecond(
  pages: readonly ScoredPage[],
  plugins: ReadonlySet<string>,
): readonly ScoredPage[] {
  const plugin = pages.find(({ page }) => plugins.has(page.title));
  return plugin === undefined || pages.indexOf(plugin) < 2
    ? pages
    : [...pages.slice(0, 1), plugin, ...pages.slice(1).filter((page) => page !== plugin)];
}

/** The query with the words that its slips were meant to be; nothing where it has none. */
function withoutSlips(
  query: string,
  words: readonly QueryWord[],
  matches: readonly WordMatches[],
): readonly string[] {
  const before = query.toLowerCase();
  const meant = words.reduce(
    (text, { surface }, at) => text.replaceAll(surface, matches[at]?.corrected ?? surface),
    before,
  );
  return meant === before ? [] : [meant];
}

/** A query against the whole index. */
interface Asked extends AskedWords {
  readonly index: SectionIndex;
}

interface ScoredPage extends Omit<RankedPage, 'sections'> {
  /** All that hold a word of the query, best first. */
  readonly sections: readonly ScoredSection[];
  /** How clearly the query names the page or a section of it, as in {@link ScoredSection}. */
  readonly named: number;
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
    const before = candidate.sections.get(sectionNumber) ?? { score: 0, rarity: 0 };
    candidate.sections.set(sectionNumber, {
      score: before.score + score * worth,
      rarity: before.rarity + weight * rarity,
    });
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

function scorePage(asked: Asked, page: PageRecord, candidate: Candidate): ScoredPage {
  const sections = [...candidate.sections]
    .flatMap(([sectionNumber, found]): ScoredSection[] => {
      const section = asked.index.sections[sectionNumber];
      return section ? [scoreSection(asked, page, section, found)] : [];
    })
    .sort((one, other) => other.named - one.named || other.score - one.score);
  const title = matchTitle(page.title, asked.matches);
  const coverage = asked.rarity > 0 ? candidate.rarity / asked.rarity : 1;
  const plainTitle = plainTitleOf(page);
  const beginsWithQuery =
    page.title.toLowerCase().startsWith(asked.query) || beginsAsMeant(plainTitle, asked.plain);
  const isUnnamedPlugin =
    page.tag === NO_DOCS &&
    title.score === 0 &&
    sections.every(({ alike }) => alike === undefined) &&
    !beginsAsMeant(plainDescriptionOf(page), asked.plain);
  const worthOfWords =
    candidate.words +
    WORTH.coherence * most(sections, ({ score }) => score) +
    WORTH.heading * most(sections, ({ heading }) => heading) +
    WORTH.phrase * most(sections, ({ phrase }) => phrase) +
    WORTH.title * title.score * Math.sqrt(title.coverage);
  const score =
    worthOfWords *
    (WORTH.anyWord + (1 - WORTH.anyWord) * coverage) *
    (title.holdsQuery && title.coverage === 1 ? WORTH.wholeTitle : 1) *
    Math.max(1, ...sections.map(({ alike }) => (alike ? WORTH.alike[alike] : 1))) *
    (beginsWithQuery ? WORTH.titleBegins : 1) *
    (page.leadsOn ? WORTH.leadsOn : 1) *
    (isUnnamedPlugin ? WORTH.noDocs : 1);
  const isTitle = asked.plains.some((plain) => isText(plain, plainTitle));
  // Who writes `gulp clean` in two words rather means how to clean than a plugin that was given up.
  const leadsOn = page.leadsOn && asked.query !== page.title.toLowerCase();
  const namedByTitle = !isTitle ? 0 : leadsOn ? NAMED_ENTRY : NAMED_TITLE;
  const namedInside = most(sections, (section) => section.named);
  const named = Math.max(
    namedByTitle,
    page.leadsOn ? Math.min(namedInside, NAMED_ENTRY) : namedInside,
  );
  const first = sections.find(hasHeading);
  const beginning = sections.find((section) => !hasHeading(section));
  const isOfTitle = namedByTitle > 0 || title.holdsQuery;
  return {
    page,
    score,
    named,
    sections,
    answersInSection:
      first !== undefined &&
      (first.named >= Math.max(named, 1) ||
        (!isOfTitle && answersBetter(asked, first, coverage, beginning?.coverage ?? 0))),
  };
}

/**
 * Tells whether a section answers better than the beginning of its page, if the title is about something else.
 *
 * @param ofPage Share of the query that the page holds.
 * @param ofBeginning Share of it that the beginning holds.
 */
function answersBetter(
  asked: Asked,
  section: ScoredSection,
  ofPage: number,
  ofBeginning: number,
): boolean {
  return (
    section.named > 0 ||
    (section.coverage >= ofPage * ENOUGH_WORDS &&
      (!isCommon(asked, section) || ofBeginning < section.coverage * FEW_WORDS))
  );
}

/** Each query compares with the same titles. */
const plainTitleOf = memoize(
  ({ title }: PageRecord): PlainText => plainText(title),
  new WeakMap<PageRecord, PlainText>(),
);

/** Of a plugin it says what the plugin does. */
const plainDescriptionOf = memoize(
  ({ description }: PageRecord): PlainText => plainText(description),
  new WeakMap<PageRecord, PlainText>(),
);

/** Tells whether a section has a heading of many pages, and no message that the query holds. */
function isCommon({ plain, index }: Asked, { section, messages }: ScoredSection): boolean {
  const heading = section.record.headings.at(-1) ?? '';
  return (
    (index.pagesOfHeading.get(heading) ?? 0) >= COMMON_HEADING &&
    !messages.some((message) => holdsMessage(plain, message))
  );
}

/**
 * Of the sections of a page those that answer about as well as its best one. Of the first page, and
 * of one that a section leads, the best section below a heading is one of them: the reader is to see
 * where on the page the answer stands.
 */
function sectionsToShow(
  { sections, answersInSection }: ScoredPage,
  isFirst: boolean,
): readonly ScoredSection[] {
  const leastOf = (value: (section: ScoredSection) => number): number =>
    most(sections, value) * LEAST_SHARE.section;
  const leastScore = leastOf(({ score }) => score);
  // A phrase that fits is no reason to hide what other sections say in their own words.
  const leastByWords = leastOf(({ scoreByWords }) => scoreByWords);
  const best = isFirst || answersInSection ? sections.find(hasHeading) : undefined;
  return sections.filter(
    (one) =>
      one === best ||
      one.named > 0 ||
      one.alike !== undefined ||
      one.score >= leastScore ||
      one.scoreByWords >= leastByWords,
  );
}

/** The highest value that a section has; 0 without sections. */
function most(
  sections: readonly ScoredSection[],
  value: (section: ScoredSection) => number,
): number {
  return Math.max(0, ...sections.map(value));
}

function hasHeading({ section }: ScoredSection): boolean {
  return section.record.headings.length > 0;
}

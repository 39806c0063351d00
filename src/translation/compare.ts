import type { PagePair, PageSections } from './pages';
import { RECORD_FILE, type TranslationRecord } from './record';
import type { Section } from './sections';

/**
 * What is between a page and its translation.
 *
 * - `untranslated`: the page exists in English only.
 * - `missing`: the translated page lacks a section of the English one, or it is not recorded.
 * - `gone`: the translation, or the record, has what the English page has no more.
 * - `stale`: the English prose has changed after it was translated.
 */
export type DifferenceKind = 'untranslated' | 'missing' | 'gone' | 'stale';

interface Difference {
  readonly kind: DifferenceKind;
  /** `api/src` or `api/src#options`. */
  readonly place: string;
  /** What is the matter and what to do, as sentences. */
  readonly message: string;
}

/**
 * Compares the translation with the English pages as they are now.
 *
 * @param pairs all pages
 * @param record what was translated
 */
export function compareTranslation(
  pairs: readonly PagePair[],
  record: TranslationRecord,
): readonly Difference[] {
  const known = new Set(pairs.filter(({ chinese }) => chinese).map(({ name }) => name));
  return [
    ...pairs.flatMap((pair) => comparePage(pair, record[pair.name] ?? {})),
    ...Object.keys(record)
      .filter((name) => !known.has(name))
      .map((name) =>
        gone(name, `${RECORD_FILE} names a page that has no translation. ${run('--all-new')}`),
      ),
  ];
}

function comparePage(
  { name, english, chinese }: PagePair,
  recorded: TranslationRecord[string],
): readonly Difference[] {
  if (!chinese) {
    const message = `${english?.file} is not translated; readers get it in English under a notice.`;
    return [{ kind: 'untranslated', place: name, message }];
  }
  if (!english) {
    const message = `${chinese.file} translates no page. Remove it, or move it if you moved the English page. ${run('--all-new')}`;
    return [gone(name, message)];
  }
  return [
    ...english.sections.flatMap((section) => {
      const found = compareSection(name, section, { english, chinese, recorded });
      return found ? [found] : [];
    }),
    ...goneSections(name, english, chinese, recorded),
  ];
}

interface Compared {
  readonly english: PageSections;
  readonly chinese: PageSections;
  readonly recorded: TranslationRecord[string];
}

function compareSection(
  page: string,
  section: Section,
  { english, chinese, recorded }: Compared,
): Difference | undefined {
  const place = `${page}#${section.id}`;
  const source = `${english.file}:${section.line}`;
  const translated = find(chinese, section.id);
  if (!translated) {
    const [formerId] =
      Object.entries(recorded).find(
        ([id, digest]) => digest === section.digest && !find(english, id),
      ) ?? [];
    const former = formerId === undefined ? undefined : find(chinese, formerId);
    return {
      kind: 'missing',
      place,
      message: former
        ? `${source} changed the id of its heading from {#${former.id}} to {#${section.id}}. Ids never change, as links of readers lead to them: put {#${former.id}} back.`
        : `${source} has no translation in ${chinese.file}. Translate it. ${run(place)}`,
    };
  }
  const digest = recorded[section.id];
  const where = `${chinese.file}:${translated.line}`;
  if (digest === undefined) {
    const message = `${where} is not recorded as a translation of ${source}. Compare the two. ${run(place)}`;
    return { kind: 'missing', place, message };
  }
  return digest === section.digest
    ? undefined
    : {
        kind: 'stale',
        place,
        message: `${source} has changed since ${where} was translated. Renew it. ${run(place)}`,
      };
}

function goneSections(
  page: string,
  english: PageSections,
  chinese: PageSections,
  recorded: TranslationRecord[string],
): readonly Difference[] {
  const inTranslation = chinese.sections
    .filter(({ id }) => !find(english, id))
    .map(({ id, line }) =>
      gone(
        `${page}#${id}`,
        `${chinese.file}:${line} translates a section that ${english.file} does not have. Remove or rename it. ${run('--all-new')}`,
      ),
    );
  const inRecord = Object.keys(recorded)
    .filter((id) => !find(english, id) && !find(chinese, id))
    .map((id) =>
      gone(
        `${page}#${id}`,
        `${RECORD_FILE} names a section that neither page has. ${run('--all-new')}`,
      ),
    );
  return [...inTranslation, ...inRecord];
}

function find({ sections }: PageSections, id: string): Section | undefined {
  return sections.find((section) => section.id === id);
}

function gone(place: string, message: string): Difference {
  return { kind: 'gone', place, message };
}

function run(what: string): string {
  return `Then run: npm run translation:accept -- ${what}`;
}

import type { PagePair } from './pages';
import type { TranslationRecord } from './record';

/** What to record: pages and sections by their place, or all sections that have no record yet. */
type Selection = { readonly places: readonly string[] } | 'all-new';

/**
 * Records that sections say what the English ones say now, and forgets those that are gone.
 *
 * @param pairs all pages
 * @param record what is recorded
 * @param selection `api/src#options` for a section, `api/src` for a whole page
 * @returns the renewed record, and the places that changed in it
 * @throws Error naming a place that is not on both pages
 */
export function acceptTranslation(
  pairs: readonly PagePair[],
  record: TranslationRecord,
  selection: Selection,
): { readonly record: TranslationRecord; readonly changed: readonly string[] } {
  const shared = sharedSections(pairs);
  const chosen = selection === 'all-new' ? undefined : selection.places.map(normalised);
  for (const place of chosen ?? []) {
    if (!shared.some((section) => isAt(section, place))) {
      throw new Error(
        `${place} is not a page or section in both languages. "npm run translation:status" lists what there is to do.`,
      );
    }
  }
  const renewed: Record<string, Record<string, string>> = {};
  const changed: string[] = [];
  for (const section of shared) {
    const { page, id, digest } = section;
    const before = record[page]?.[id];
    const isChosen = chosen ? chosen.some((place) => isAt(section, place)) : before === undefined;
    const after = isChosen ? digest : before;
    if (after !== undefined) {
      renewed[page] = { ...renewed[page], [id]: after };
    }
    if (after !== before) {
      changed.push(`${page}#${id}`);
    }
  }
  const forgotten = Object.entries(record).flatMap(([page, ids]) =>
    Object.keys(ids)
      .filter((id) => renewed[page]?.[id] === undefined)
      .map((id) => `${page}#${id}`),
  );
  return { record: renewed, changed: [...changed, ...forgotten] };
}

interface SharedSection {
  readonly page: string;
  readonly id: string;
  readonly digest: string;
}

function sharedSections(pairs: readonly PagePair[]): readonly SharedSection[] {
  return pairs.flatMap(({ name, english, chinese }) =>
    (english?.sections ?? [])
      .filter(({ id }) => chinese?.sections.some((section) => section.id === id))
      .map(({ id, digest }) => ({ page: name, id, digest })),
  );
}

function isAt({ page, id }: SharedSection, place: string): boolean {
  return place === page || place === `${page}#${id}`;
}

/** A shell completes paths of files: `docs/api/src.md#options` means the same place. */
function normalised(place: string): string {
  return place.replace(/^docs\//, '').replace(/\.md(?=#|$)/, '');
}

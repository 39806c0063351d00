import type { CatalogueEntry } from './schema';

/** An entry with the place where it stands. */
interface PlacedEntry {
  readonly entry: Pick<CatalogueEntry, 'name' | 'searches'>;
  /** File and name, as a message names them. */
  readonly place: string;
}

/**
 * Finds what stands more than once among the phrases that readers type for plugins: it would lead to one
 * of them alone.
 *
 * @param entries All entries of the catalogue.
 * @returns A sentence for each phrase that stands somewhere already.
 */
export function repeatedPhrases(entries: readonly PlacedEntry[]): readonly string[] {
  return (['en', 'zh-Hans'] as const).flatMap((language) => {
    const first = new Map<string, string>();
    return entries.flatMap(({ entry, place }) =>
      (entry.searches?.[language] ?? []).flatMap((phrase) => {
        const key = phrase.trim().toLowerCase();
        const other = first.get(key);
        first.set(key, other ?? entry.name);
        return other === undefined
          ? []
          : [
              `${place}: searches.${language}: "${phrase}" stands at "${other}" already. Keep it where it fits best.`,
            ];
      }),
    );
  });
}

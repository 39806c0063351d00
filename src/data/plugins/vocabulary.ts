/** Module formats in which a package can be loaded. */
export const formats = ['esm', 'commonjs', 'both'] as const;
export type Format = (typeof formats)[number];

/** What a run of a recipe can end in. */
export const outcomes = ['works', 'fails'] as const;
export type Outcome = (typeof outcomes)[number];

/**
 * What became of a broken file: its message was seen and the task failed, the task failed without
 * it, the task ended well without the file, the task ended well and wrote the file, or it hung.
 */
export const brokenResults = ['told', 'lost', 'silent', 'passes', 'hangs'] as const;
export type BrokenResult = (typeof brokenResults)[number];

/**
 * What became of source maps: a lookup leads back to the line of the source, it does but the text of the
 * source is neither in the map nor where the map says, there is no map or nothing in it, a lookup leads
 * elsewhere, or the task fails where maps are asked for.
 */
export const mapResults = ['kept', 'bare', 'lost', 'wrong', 'breaks'] as const;
export type MapResult = (typeof mapResults)[number];

/** What the page says of a plugin, best first. */
export const statuses = ['works', 'condition', 'deprecated', 'fails'] as const;
export type Status = (typeof statuses)[number];

/**
 * Finds a word in a list of known words.
 * @param words The words that are known, such as `statuses`.
 * @param value Any text: a filter of an address, a field of a JSON file.
 * @returns The word with its own type, or undefined where the list does not hold it.
 */
export function knownWord<Word extends string>(
  words: readonly Word[],
  value: string | null,
): Word | undefined {
  return words.find((word) => word === value);
}

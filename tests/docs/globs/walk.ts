import { existsSync, readdirSync } from 'node:fs';

/**
 * Lists what is below the places where globs begin, in the order that "Explaining globs" tells: the
 * places one after the other; each folder from A to Z; the folders in it after all that was waiting.
 *
 * @param places the bases of patterns, and literal paths, in the order of the globs
 * @returns each path once
 */
export function walk(places: readonly string[]): readonly string[] {
  const waiting = places.map((place) => ({ place, whole: !isFolder(place) }));
  const listed = new Set<string>();
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (next.whole) {
      listed.add(next.place);
      continue;
    }
    for (const entry of readdirSync(next.place, { withFileTypes: true }).sort(byName)) {
      const path = `${next.place}/${entry.name}`;
      listed.add(path);
      if (entry.isDirectory()) {
        waiting.push({ place: path, whole: false });
      }
    }
  }
  return [...listed];
}

function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return Buffer.compare(Buffer.from(one.name), Buffer.from(other.name));
}

function isFolder(place: string): boolean {
  return existsSync(place) && !/\.(?:js|css)$/.test(place);
}

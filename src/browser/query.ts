/** Servers and chats cut longer addresses. */
const LONGEST_QUERY = 4_000;

/** @returns the text of a field; empty where it is absent, or a file */
export function textOf(values: FormData | URLSearchParams, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}

/** @returns the query with its `?`; undefined where it is too long for a link */
export function writeQuery(query: URLSearchParams): string | undefined {
  const text = `?${query}`;
  return text.length > LONGEST_QUERY ? undefined : text;
}

/** @returns whether an address has a field */
export function hasField(query: string, name: string): boolean {
  return new URLSearchParams(query).has(name);
}

/**
 * Keeps a value with this visit, for a reader who goes back to it or loads it again: in the state that a browser keeps
 * with each entry of its history, where the router has other properties.
 */
export function keepWithVisit(key: string, value: unknown): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...Object(state), [key]: value }, '');
}

/** @returns what was kept by this key as this visit was left; undefined on a first one */
export function keptWithVisit(key: string): unknown {
  return Reflect.get(Object(window.history.state), key);
}

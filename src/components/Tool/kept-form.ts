/** In characters. Browsers refuse a state of some megabytes, and a reader can paste that much. */
const LONGEST_KEPT = 200_000;

/**
 * Keeps what a form holds with this visit, for a reader who goes back to it or loads it again: in the state that a
 * browser keeps with each entry of its history, where the router has other properties.
 */
export function keepForm(form: HTMLFormElement): void {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const query = String(new URLSearchParams(texts));
  const state: unknown = window.history.state;
  window.history.replaceState(
    { ...Object(state), [form.id]: query.length > LONGEST_KEPT ? undefined : query },
    '',
  );
}

/** @returns what the form of this id held as this visit was left; undefined on a first one */
export function keptForm(id: string): URLSearchParams | undefined {
  const kept: unknown = Reflect.get(Object(window.history.state), id);
  return typeof kept === 'string' ? new URLSearchParams(kept) : undefined;
}

import { keepWithVisit, keptWithVisit } from '@site/src/browser/visit-state';

/** In characters. Browsers refuse a state of some megabytes, and a reader can paste that much. */
const LONGEST_KEPT = 200_000;

/** Keeps what a form holds with this visit. */
export function keepForm(form: HTMLFormElement): void {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const query = String(new URLSearchParams(texts));
  keepWithVisit(form.id, query.length > LONGEST_KEPT ? undefined : query);
}

/** @returns what the form of this id held as this visit was left; undefined on a first one */
export function keptForm(id: string): URLSearchParams | undefined {
  const kept = keptWithVisit(id);
  return typeof kept === 'string' ? new URLSearchParams(kept) : undefined;
}

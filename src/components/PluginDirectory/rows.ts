import { foldText, type RowFacts } from './match';

/**
 * When it was released stands among the facts; an attribute beside it would cost 190 bytes. A span
 * of years counts from its first.
 */
const RELEASED = /\b\d{4}(?:-\d\d){0,2}\b/;

/** A row of the list, with the element that shows it. */
export interface ListRow extends RowFacts {
  readonly element: HTMLElement;
  /** What the row says, its recipe left out. */
  readonly text: string;
}

/**
 * Reads the rows that stand in the page.
 * @param list The list that `Rows` rendered.
 * @returns One entry for each child; the recipe is no part of the words.
 */
export function readRows(list: HTMLElement): readonly ListRow[] {
  return Array.from(list.querySelectorAll<HTMLElement>(':scope > li')).map((element) => {
    const text = Array.from(element.children)
      .filter((part) => part.tagName !== 'DETAILS')
      .map((part) => part.textContent)
      .join(' ');
    return {
      element,
      name: element.id,
      text,
      words: foldText(text),
      job: element.dataset.job ?? '',
      status: element.dataset.status ?? '',
      format: element.dataset.module ?? '',
      released:
        RELEASED.exec(element.querySelector(':scope > small')?.textContent ?? '')?.[0] ?? '',
    };
  });
}

/**
 * Shows some rows of a list and hides the others.
 * @param list The list.
 * @param sorted Every row, in the order that the reader asked for.
 * @param shown The rows to show.
 */
export function arrangeRows(
  list: HTMLElement,
  sorted: readonly ListRow[],
  shown: ReadonlySet<ListRow>,
): void {
  for (const row of sorted) {
    const isHidden = !shown.has(row);
    if (row.element.hidden !== isHidden) row.element.hidden = isHidden;
  }
  // Moving a row makes the browser lay out the whole list, so nothing moves unless the order changed.
  const isInOrder = sorted.every(({ element }, index) => list.children[index] === element);
  if (!isInOrder) list.replaceChildren(...sorted.map(({ element }) => element));
}

import { formatLabels, jobLabels } from './labels';
import { foldText, type RowFacts } from './match';

/** Of a span of years the first counts. */
const RELEASED = /\b\d{4}(?:-\d\d){0,2}\b/;

/** A row of the list, with the element that shows it. */
export interface ListRow extends RowFacts {
  readonly element: HTMLElement;
  /** What the row says, its recipe left out. */
  readonly text: string;
}

/** @returns the word that has a label; an empty text for an unknown label */
function wordOf(labels: Readonly<Record<string, string>>, label: string): string {
  return Object.keys(labels).find((word) => labels[word] === label) ?? '';
}

/**
 * Reads job, format and release out of the line of facts, as `Row` writes it: attributes beside it
 * would say the same twice.
 */
function readFacts(line: string): Pick<RowFacts, 'job' | 'format' | 'released'> {
  const [job = '', format = '', released = ''] = line.split(' · ');
  return {
    job: wordOf(jobLabels, job),
    format: wordOf(formatLabels, format),
    released: RELEASED.exec(released)?.[0] ?? '',
  };
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
      status: element.dataset.status ?? '',
      ...readFacts(element.querySelector(':scope > small')?.textContent ?? ''),
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

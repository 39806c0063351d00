/** Words of a copy button, in the reader's language. */
export interface CopyLabels {
  readonly copy: string;
  readonly copied: string;
  /** Said where the browser refuses; the text is selected then. */
  readonly refused: string;
}

function selectText(node: Node): void {
  window.getSelection()?.selectAllChildren(node);
}

function addButton(pre: HTMLElement, labels: CopyLabels): void {
  const text = pre.textContent ?? '';
  const code = document.createElement('code');
  code.append(...pre.childNodes);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = labels.copy;
  button.setAttribute('aria-live', 'polite');
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(text).then(
      () => {
        button.textContent = labels.copied;
      },
      () => {
        selectText(code);
        button.textContent = labels.refused;
      },
    );
  });
  button.addEventListener('blur', () => {
    button.textContent = labels.copy;
  });
  pre.append(button, code);
}

/**
 * Gives every block of code below an element its copy button, once.
 *
 * Buttons come when a recipe opens: in the HTML they would be dead without JavaScript, and repeat
 * for every plugin.
 */
export function addCopyButtons(container: Element, labels: CopyLabels): void {
  for (const pre of container.querySelectorAll<HTMLElement>('pre:not(:has(button))')) {
    addButton(pre, labels);
  }
}

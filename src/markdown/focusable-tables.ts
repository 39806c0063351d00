import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Lets the keyboard reach every table: one that is wider than the screen scrolls by itself, and
 * without focus only a pointer could scroll it (WCAG 2.1.1).
 */
export default function focusableTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (element) => {
      if (element.tagName === 'table') {
        element.properties.tabIndex = 0;
      }
    });
  };
}

import { Children, type ReactNode } from 'react';
import type { Props } from '@theme/CodeBlock';

import CodeSample from '@site/src/components/CodeSample';

/**
 * Code that no fence made, such as JSX in a page: shown as it is. The theme's own component would
 * bring a highlighter into the browser.
 */
export default function CodeBlock({ children, title }: Props): ReactNode {
  const text = Children.toArray(children)
    .filter((child) => typeof child === 'string' || typeof child === 'number')
    .join('')
    .trimEnd();
  const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return <CodeSample html={html} {...(typeof title === 'string' && { title })} />;
}

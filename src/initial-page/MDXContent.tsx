import type { Props } from '@theme/MDXContent';
import type { ReactNode } from 'react';

/** Replaces the theme's provider of elements: `mdx-react.ts` needs none. */
export default function MDXContent({ children }: Props): ReactNode {
  return children;
}

import type { Props } from '@theme/MDXContent';
import type { ReactNode } from 'react';

/** Stands for the theme's provider of elements, which `mdx-react.ts` makes needless. */
export default function MDXContent({ children }: Props): ReactNode {
  return children;
}

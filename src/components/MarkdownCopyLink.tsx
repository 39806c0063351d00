import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { PlainLink } from './PlainLink';

interface Props {
  /** Path of the page, with the base URL and without a slash at the end. */
  readonly page: string;
  /** What stands between it and the link before it. */
  readonly separator?: string;
}

/** The way to the copy of a page as Markdown; nothing under `npm start`, which writes no copies. */
export function MarkdownCopyLink({ page, separator }: Props): ReactNode {
  return (
    process.env.NODE_ENV === 'production' && (
      <>
        {separator}
        {/* A file, and not a route: the generator's Link would look for its page. */}
        <PlainLink href={`${page}.md`} rel="alternate" type="text/markdown">
          {translate({ id: 'docs.markdownCopy', message: 'View as Markdown' })}
        </PlainLink>
      </>
    )
  );
}

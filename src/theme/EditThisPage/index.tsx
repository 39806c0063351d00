import type { ReactNode } from 'react';

import { translate } from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/EditThisPage';
import Original from '@theme-original/EditThisPage';
import { PlainLink } from '@site/src/components/PlainLink';

/** Beside the way to the source of a page stands the one to its copy as Markdown, which a build writes. */
export default function EditThisPage(props: Props): ReactNode {
  const { permalink } = useDoc().metadata;
  return (
    <>
      <Original {...props} />
      {process.env.NODE_ENV === 'production' && (
        <>
          {' · '}
          {/* A file, and not a route: the generator's Link would look for its page. */}
          <PlainLink href={`${permalink}.md`} rel="alternate" type="text/markdown">
            {translate({ id: 'docs.markdownCopy', message: 'View as Markdown' })}
          </PlainLink>
        </>
      )}
    </>
  );
}

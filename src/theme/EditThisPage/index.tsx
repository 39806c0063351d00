import type { ReactNode } from 'react';

import { useDoc } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/EditThisPage';
import Original from '@theme-original/EditThisPage';
import { MarkdownCopyLink } from '@site/src/components/MarkdownCopyLink';

/** Beside the way to the source of a page stands the one to its copy as Markdown. */
export default function EditThisPage(props: Props): ReactNode {
  const { permalink } = useDoc().metadata;
  return (
    <>
      <Original {...props} />
      <MarkdownCopyLink page={permalink} separator=" · " />
    </>
  );
}

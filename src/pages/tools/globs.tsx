import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { GlobTester } from '@site/src/components/GlobTester';
import { ToolPage } from '@site/src/components/Tool/ToolPage';
import { useEdition } from '@site/src/editions/useEdition';

/** The glob tester. */
export default function Globs(): ReactNode {
  const { sentenceGap } = useEdition();
  return (
    <ToolPage
      title={translate({ id: 'globs.title', message: 'Glob tester' })}
      description={translate({
        id: 'globs.description',
        message:
          'See which files your globs find in gulp 5, which one keeps a file out, and where dest() writes the rest.',
      })}
      intro={
        <>
          <Translate
            id="globs.intro"
            values={{ src: <code>src()</code>, dest: <code>dest()</code> }}
          >
            {
              'See what {src} finds in your project, and where {dest} writes it. The packages that find files for gulp 5.0.1 do the work in this page. It reads no file, and sends nothing that you type: only the link to your case contains it.'
            }
          </Translate>
          {sentenceGap}
          <Link to="/docs/getting-started/explaining-globs">
            <Translate id="globs.guide">How globs work</Translate>
          </Link>
        </>
      }
    >
      <GlobTester />
    </ToolPage>
  );
}

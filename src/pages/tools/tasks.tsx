import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

import { TaskTimeline } from '@site/src/components/TaskTimeline';
import { useEdition } from '@site/src/editions/useEdition';

/** The task timeline. */
export default function Tasks(): ReactNode {
  const { sentenceGap } = useEdition();
  const title = translate({ id: 'tasks.title', message: 'Task timeline' });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'tasks.description',
        message:
          'See in which order gulp 5 runs your tasks, what an error cuts off, and what a missing signal does.',
      })}
    >
      <main className="container margin-vert--lg">
        <h1>{title}</h1>
        <p>
          <Translate
            id="tasks.intro"
            values={{ series: <code>series()</code>, parallel: <code>parallel()</code> }}
          >
            {
              'See when {series} and {parallel} start your tasks, what an error cuts off, and what a missing signal does. The packages that run tasks for gulp 5.0.1 do the work in this page, on a clock that jumps ahead. It runs no code of yours, and sends nothing that you type: only the link to your case contains it.'
            }
          </Translate>
          {sentenceGap}
          <Link to="/docs/getting-started/creating-tasks#compose">
            <Translate id="tasks.guide">How to combine tasks</Translate>
          </Link>
        </p>
        <TaskTimeline />
      </main>
    </Layout>
  );
}

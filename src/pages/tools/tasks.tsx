import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { TaskTimeline } from '@site/src/components/TaskTimeline';
import { ToolPage } from '@site/src/components/Tool/ToolPage';
import { useEdition } from '@site/src/editions/useEdition';

/** The task timeline. */
export default function Tasks(): ReactNode {
  const { sentenceGap } = useEdition();
  return (
    <ToolPage
      title={translate({ id: 'tasks.title', message: 'Task timeline' })}
      description={translate({
        id: 'tasks.description',
        message:
          'See in which order gulp 5 runs your tasks, what an error cuts off, and what happens without a signal.',
      })}
      intro={
        <>
          <Translate
            id="tasks.intro"
            values={{ series: <code>series()</code>, parallel: <code>parallel()</code> }}
          >
            {
              'See when {series} and {parallel} start your tasks, what an error cuts off, and what happens when a task gives no signal. The page runs tasks with the packages of gulp 5.0.1, but waits for nothing: its clock jumps from one event to the next. It runs none of your code, and sends nothing that you type, unless you follow or share the link to your case.'
            }
          </Translate>
          {sentenceGap}
          <Link to="/docs/getting-started/creating-tasks#compose">
            <Translate id="tasks.guide">How to combine tasks</Translate>
          </Link>
        </>
      }
    >
      <TaskTimeline />
    </ToolPage>
  );
}

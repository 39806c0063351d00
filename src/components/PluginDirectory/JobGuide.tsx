import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { guides } from '@site/src/data/plugins/guides';
import type { Job } from '@site/src/data/plugins/jobs';

import { jobLabels } from './labels';

/** Leads from the plugins of one job to the text that says which of them to take. */
export function JobGuide({ job }: { readonly job: Job }): ReactNode {
  return (
    <p>
      <Link to={guides[job]}>
        {translate(
          { id: 'plugins.guide', message: '{job}: which one to use' },
          { job: jobLabels[job] },
        )}
      </Link>
    </p>
  );
}

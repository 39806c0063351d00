import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Translate, { translate } from '@docusaurus/Translate';
import runs from '@generated/plugin-directory/default/runs.json';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

import { MarkdownCopyLink } from '@site/src/components/MarkdownCopyLink';
import { PluginDirectory } from '@site/src/components/PluginDirectory';
import { registrySearch } from '@site/src/components/PluginDirectory/registry-search';
import { useEdition } from '@site/src/editions/useEdition';

/** The plugin directory. */
export default function Plugins(): ReactNode {
  const { repository, branch, sentenceGap } = useEdition();
  return (
    <Layout
      title={translate({ id: 'plugins.title', message: 'Plugin directory' })}
      description={translate({
        id: 'plugins.description',
        message:
          'Which plugins work with gulp 5: we installed and ran each one, and show the recipe that we used.',
      })}
    >
      <main className="container margin-vert--lg">
        <h1>
          <Translate id="plugins.title">Plugin directory</Translate>
        </h1>
        <p>
          <Translate id="plugins.intro">
            We installed each plugin here with gulp 5.0.1 and ran its recipe.
          </Translate>
          {sentenceGap}
          {runs.oldest && (
            <>
              <Translate id="plugins.lastRun" values={{ day: runs.oldest }}>
                {'Last full run: {day}.'}
              </Translate>
              {sentenceGap}
            </>
          )}
          <Link href={registrySearch()}>
            <Translate id="plugins.registry">Search all gulp plugins on npm</Translate>
          </Link>
          {' · '}
          <Link to="/docs/about/which-plugin">
            <Translate id="plugins.guides">Which plugin for which job</Translate>
          </Link>
          {' · '}
          <Link to="/plugins/recipes">
            <Translate id="plugins.recipes">All recipes</Translate>
          </Link>
          {' · '}
          <Link href={`${repository}/blob/${branch}/CONTRIBUTING.md`}>
            <Translate id="plugins.add">Add a plugin</Translate>
          </Link>
          <MarkdownCopyLink page={useBaseUrl('/plugins')} separator=" · " />
        </p>
        <p>
          <small>
            <Translate id="plugins.statuses">
              Works: passed every check, without a condition. Works with a condition: passed every
              check if you meet the condition in its row. Deprecated: runs, but something better has
              replaced it. Fails: does not run, or silently loses or damages contents.
            </Translate>
          </small>
        </p>
        <PluginDirectory />
      </main>
    </Layout>
  );
}

import useBaseUrl from '@docusaurus/useBaseUrl';
import Translate, { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import { lazy, type ReactNode } from 'react';

// The recipes stand in the HTML without their script, which would bring their styles.
import '@site/src/components/CopyButton/styles.module.css';
import { MarkdownCopyLink } from '@site/src/components/MarkdownCopyLink';
import { ServerList } from '@site/src/components/PluginDirectory/ServerList';

const AllRecipes = lazy(() => import('@site/src/components/PluginDirectory/AllRecipes'));

/** The recipes of all plugins, for readers without script. */
export default function PluginRecipes(): ReactNode {
  const title = translate({ id: 'plugins.recipes.title', message: 'Recipes of all plugins' });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'plugins.recipes.description',
        message:
          'The recipe that we ran on gulp 5 for each plugin in the directory: install command, gulpfile and result.',
      })}
    >
      <main className="container margin-vert--lg">
        <h1>{title}</h1>
        <p>
          <Translate id="plugins.recipes.output">
            If a recipe shows no output, it prints only gulp’s own lines for the start and end of
            each task.
          </Translate>
        </p>
        <p>
          <MarkdownCopyLink page={useBaseUrl('/plugins/recipes')} />
        </p>
        <ServerList Entries={AllRecipes} element="div" />
      </main>
    </Layout>
  );
}

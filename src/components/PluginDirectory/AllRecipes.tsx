import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';

import { plugins } from '@site/src/data/plugins';

import { PlainRecipe } from './PlainRecipe';
import { RecipeFacts } from './RecipeFacts';
import styles from './styles.module.css';

/** Every recipe, below the name of its plugin, for readers without script. */
export function AllRecipes(): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  return (
    <div className={styles.list}>
      {plugins.map((plugin) => {
        collectAnchor(plugin.name);
        return (
          <section key={plugin.name} id={plugin.name}>
            <h2>{plugin.name}</h2>
            <PlainRecipe plugin={plugin} />
            <RecipeFacts name={plugin.name} run={plugin.run} piped={plugin.piped} />
          </section>
        );
      })}
    </div>
  );
}

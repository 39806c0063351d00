import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';

import { plugins } from '@site/src/data/plugins';

import { RecipeText } from './RecipeText';
import styles from './styles.module.css';
import { useLanguage } from './useLanguage';

/** Every recipe, below the name of its plugin. */
export function AllRecipes(): ReactNode {
  const language = useLanguage();
  const { collectAnchor } = useBrokenLinks();
  return (
    <div className={styles.list}>
      {plugins.map((plugin) => {
        collectAnchor(plugin.name);
        return (
          <section key={plugin.name} id={plugin.name}>
            <h2>{plugin.name}</h2>
            <RecipeText plugin={plugin} language={language} />
          </section>
        );
      })}
    </div>
  );
}

import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { starters } from '@site/src/data/starters';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

function describe(job: (typeof starters)[number]['job']): string {
  const words = {
    sass: translate({ id: 'home.starters.sass', message: 'Compile Sass' }),
    prefix: translate({ id: 'home.starters.prefix', message: 'Add vendor prefixes to CSS' }),
    minify: translate({ id: 'home.starters.minify', message: 'Minify JavaScript' }),
    images: translate({ id: 'home.starters.images', message: 'Compress images' }),
    revise: translate({ id: 'home.starters.revise', message: 'Add a hash to file names' }),
    reload: translate({ id: 'home.starters.reload', message: 'Reload the browser on changes' }),
  };
  return words[job];
}

/** The plugins people start with, each a link to its entry in the directory. */
export default function Starters(): ReactNode {
  return (
    <section className={styles.section}>
      <h2>
        <Translate id="home.starters">Plugins people start with</Translate>
      </h2>
      <ul className={styles.starters}>
        {starters.map(({ job, plugin }) => (
          <li key={job}>
            {describe(job)}
            <Link to={`/plugins/#${plugin}`}>
              <code>{plugin}</code>
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Translate
          id="home.starters.text"
          values={{
            directory: (
              <Link to="/plugins/">
                <Translate id="home.starters.directory">plugin directory</Translate>
              </Link>
            ),
            recipe: (
              <Link to="/docs/recipes/typescript-esbuild">
                <Translate id="home.starters.recipe">tsc and esbuild</Translate>
              </Link>
            ),
          }}
        >
          {
            'Each one ran on gulp 5.0.1. Its entry in the {directory} shows the recipe and what the plugin needs. To bundle scripts or compile TypeScript, you need no plugin: use {recipe}.'
          }
        </Translate>
      </p>
    </section>
  );
}

import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

/** Where to go next, by what the reader came for. */
export default function Next(): ReactNode {
  return (
    <section className={styles.section}>
      <h2>
        <Translate id="home.next">Where to go next</Translate>
      </h2>
      <ul className={styles.next}>
        <li>
          <Link to="/docs/getting-started/quick-start">
            <Translate id="home.next.new">New to gulp</Translate>
          </Link>
          <Translate id="home.next.new.text">Install it, write a task, run it.</Translate>
        </li>
        <li>
          <Link to="/docs/upgrading/from-gulp-4">
            <Translate id="home.next.upgrade">Coming from gulp 3 or 4</Translate>
          </Link>
          <Translate id="home.next.upgrade.text">
            What changed, and the errors that the changes cause.
          </Translate>
        </li>
        <li>
          <Link to="/docs/getting-started/working-with-files#binary-files">
            <Translate id="home.next.binary">Images come out broken</Translate>
          </Link>
          <Translate id="home.next.binary.text">
            gulp 5 decodes files as UTF-8 unless you say otherwise.
          </Translate>
        </li>
        <li>
          <Link to="/docs/getting-started/async-completion#signal-error">
            <Translate id="home.next.async">“Did you forget to signal async completion?”</Translate>
          </Link>
          <Translate id="home.next.async.text">Every way to end a task.</Translate>
        </li>
        <li>
          <Link to="/docs/recipes/sass-postcss">
            <Translate id="home.next.recipes">Recipes</Translate>
          </Link>
          <Translate id="home.next.recipes.text">A complete gulpfile for each job.</Translate>
        </li>
        <li>
          <Link to="/docs/api/concepts">
            <Translate id="home.next.api">The API</Translate>
          </Link>
          <Translate id="home.next.api.text">
            Every option, default and error, checked against the library.
          </Translate>
        </li>
        <li>
          <Link to="/plugins/">
            <Translate id="home.next.plugins">Plugins</Translate>
          </Link>
          <Translate id="home.next.plugins.text">
            What works on gulp 5, confirmed by tests.
          </Translate>
        </li>
      </ul>
    </section>
  );
}

import Translate from '@docusaurus/Translate';
import Build from './build.mdx';
import Run from './run.mdx';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

/** A whole gulpfile beside what it prints; both come from a run. */
export default function Example(): ReactNode {
  return (
    <section className={styles.section}>
      <h2>
        <Translate id="home.example">A complete gulpfile and its output</Translate>
      </h2>
      <div className={styles.example}>
        <MDXContent>
          <Build />
        </MDXContent>
        <div>
          <MDXContent>
            <Run />
          </MDXContent>
          <p>
            <Translate id="home.example.text">
              Every exported function is a task. Return the result of pipeline(), and gulp knows
              when the work is done. Like every sample on this site, this one ran on gulp 5.0.1
              before a page could quote it.
            </Translate>
          </p>
        </div>
      </div>
    </section>
  );
}

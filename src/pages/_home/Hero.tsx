import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Install from './install.mdx';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

/** What gulp is: one sentence, one picture, one first action. */
export default function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <h1>
        <Translate id="home.headline">Your files, streamed through code you write</Translate>
      </h1>
      <div>
        <p className={styles.lead}>
          <Translate id="home.sentence">
            gulp is a build tool and task runner for projects that need more than a bundle. You
            write the build as a few JavaScript functions instead of a bundler’s configuration or a
            pile of npm scripts.
          </Translate>
        </p>
        <div className={styles.actions}>
          <Link
            className="button button--primary button--lg"
            to="/docs/getting-started/quick-start"
          >
            <Translate id="home.start">Get started</Translate>
          </Link>
          <MDXContent>
            <Install />
          </MDXContent>
        </div>
        <p className={styles.facts}>
          <span>gulp 5.0.1</span>
          <Link href="https://github.com/gulpjs/gulp">
            <Translate id="home.repository">Repository on GitHub</Translate>
          </Link>
          <Link to="/docs/about/gulp-or-a-bundler">
            <Translate id="home.compare">gulp, a bundler, or npm scripts?</Translate>
          </Link>
        </p>
      </div>
      <picture>
        <source
          media="(max-width: 640px)"
          srcSet={useBaseUrl('/img/pipeline-narrow.svg')}
          width="360"
          height="470"
        />
        <img
          className={styles.pipeline}
          src={useBaseUrl('/img/pipeline.svg')}
          width="1120"
          height="262"
          alt={translate({
            id: 'home.pipeline.alt',
            message:
              'Two streams of files. greet.js and main.js flow from src() through concat() and terser() to dest(), which writes app.js. site.css flows through postcss() and is written as a smaller site.css.',
          })}
        />
      </picture>
    </header>
  );
}

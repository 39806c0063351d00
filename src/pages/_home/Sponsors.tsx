import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { sponsors } from '@site/src/data/sponsors';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

/** Who has backed gulp, and how a reader can. */
export default function Sponsors(): ReactNode {
  return (
    <section className={styles.section}>
      <h2>
        <Translate id="home.sponsors">Companies that have backed gulp over the years</Translate>
      </h2>
      <ul className={styles.sponsors}>
        {sponsors.map(({ name, href, width }) => (
          <li key={name}>
            <Link className={styles[`width${width}`]} href={href}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Translate
          id="home.back"
          values={{
            collective: (
              <Link href="https://opencollective.com/gulpjs">
                <Translate id="home.back.collective">Open Collective</Translate>
              </Link>
            ),
            enterprise: (
              <Link to="/docs/support/for-enterprise">
                <Translate id="home.back.enterprise">support for enterprises</Translate>
              </Link>
            ),
          }}
        >
          {'gulp is made by volunteers. Back them on {collective}, or read about {enterprise}.'}
        </Translate>
      </p>
    </section>
  );
}

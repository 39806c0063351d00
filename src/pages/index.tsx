import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Example from '@site/src/components/Home/Example';
import Hero from '@site/src/components/Home/Hero';
import Next from '@site/src/components/Home/Next';
import Reasons from '@site/src/components/Home/Reasons';
import Sponsors from '@site/src/components/Home/Sponsors';
import Starters from '@site/src/components/Home/Starters';
import styles from '@site/src/components/Home/styles.module.css';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

/** The home page of both editions. */
export default function Home(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout
      title={translate({ id: 'home.title', message: 'JavaScript build tool and task runner' })}
      description={siteConfig.tagline}
    >
      <main className={styles.home}>
        <Hero />
        <Example />
        <Reasons />
        <Starters />
        <Next />
        <Sponsors />
      </main>
    </Layout>
  );
}

import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Example from './_home/Example';
import Hero from './_home/Hero';
import Next from './_home/Next';
import Reasons from './_home/Reasons';
import Sponsors from './_home/Sponsors';
import Starters from './_home/Starters';
import styles from './_home/styles.module.css';
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

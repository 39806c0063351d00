import Translate from '@docusaurus/Translate';
import Loop from './loop.mdx';
import Memory from './memory.mdx';
import Tasks from './tasks.mdx';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

interface ReasonProps {
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

function Reason({ title, text, children }: ReasonProps): ReactNode {
  return (
    <article className={styles.reason}>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <div>
        <MDXContent>{children}</MDXContent>
      </div>
    </article>
  );
}

/** The three reasons for gulp, each shown by a sample that ran. */
export default function Reasons(): ReactNode {
  return (
    <section className={styles.section}>
      <h2>
        <Translate id="home.reasons">Why write your build as code</Translate>
      </h2>
      <Reason
        title={<Translate id="home.reason.code">Code, not configuration</Translate>}
        text={
          <Translate id="home.reason.code.text">
            A build for every theme is a loop, not a longer settings file. Whatever JavaScript can
            do, a gulpfile can do.
          </Translate>
        }
      >
        <Loop />
      </Reason>
      <Reason
        title={<Translate id="home.reason.tasks">Tasks that compose</Translate>}
        text={
          <Translate id="home.reason.tasks.text">
            series() and parallel() turn functions into one task, and you can nest them as deeply as
            you like. The command line prints the result as a tree.
          </Translate>
        }
      >
        <Tasks />
      </Reason>
      <Reason
        title={<Translate id="home.reason.memory">Files in memory, not on disk</Translate>}
        text={
          <Translate id="home.reason.memory.text">
            gulp reads two files and writes one. The steps in between pass objects to each other and
            leave no temporary files behind.
          </Translate>
        }
      >
        <Memory />
      </Reason>
    </section>
  );
}

import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly description: string;
  /** What the tool does, what it runs and what it sends. */
  readonly intro: ReactNode;
  readonly children: ReactNode;
}

/** The page of a tool. */
export function ToolPage({ title, description, intro, children }: Props): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main className="container margin-vert--lg">
        <h1>{title}</h1>
        <p>{intro}</p>
        {children}
      </main>
    </Layout>
  );
}

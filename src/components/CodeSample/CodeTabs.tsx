import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { RunsOn } from './RunsOn';
import styles from './styles.module.css';
import { TabbedCode } from './TabbedCode';
import { WholeFile } from './WholeFile';

/** What `src/markdown/code-samples` writes for a sample in two module formats. */
interface CodeTabsProps {
  /** Highlighted at build. */
  readonly esm: string;
  readonly esmTitle: string;
  readonly commonjs: string;
  readonly commonjsTitle: string;
  readonly runs?: string;
  /** Set where the code holds a part of a file, and the whole that is copied. */
  readonly part?: string;
}

/** A sample as ES module and as CommonJS. Without JavaScript, and on paper, both show. */
export default function CodeTabs(props: CodeTabsProps): ReactNode {
  const { runs, part } = props;
  const panels = [
    {
      value: 'esm',
      label: translate({ id: 'code.tabs.esm', message: 'ES module' }),
      name: props.esmTitle,
      html: props.esm,
    },
    {
      value: 'commonjs',
      label: translate({ id: 'code.tabs.commonjs', message: 'CommonJS' }),
      name: props.commonjsTitle,
      html: props.commonjs,
    },
  ];
  return (
    <TabbedCode
      choice="gulpfile-format"
      label={translate({ id: 'code.tabs.label', message: 'Module format' })}
      panels={panels}
      className={styles.tabs}
      copyName={translate({ id: 'code.name.code', message: 'Code' })}
      titles={panels.map(({ value, name }) => (
        <span key={value} className={styles.file} data-panel={value}>
          {name}
        </span>
      ))}
    >
      {part && <WholeFile />}
      {runs && <RunsOn versions={runs} />}
    </TabbedCode>
  );
}

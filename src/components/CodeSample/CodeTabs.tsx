import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { type ReactNode, useEffect } from 'react';

import { CopyButton } from '../CopyButton';
import { Code } from './Code';
import { RunsOn } from './RunsOn';
import { WholeFile } from './WholeFile';
import styles from './styles.module.css';

/** What `src/markdown/code-sample` writes for a sample in two module formats. */
export interface CodeTabsProps {
  /** Unique in the page. */
  readonly id: string;
  /** Highlighted at build. */
  readonly esm: string;
  readonly esmTitle: string;
  readonly commonjs: string;
  readonly commonjsTitle: string;
  readonly runs?: string;
  /** Set where the code holds a part of a file, and the whole that is copied. */
  readonly part?: string;
}

/**
 * A sample as ES module and as CommonJS. Both are in the page, and the style sheet shows the one that
 * `data-gulpfile-format` on `<html>` names; `early.ts` works the tabs and keeps them true to it.
 */
export default function CodeTabs(props: CodeTabsProps): ReactNode {
  const { id, runs, part } = props;
  useEffect(() => {
    window.dispatchEvent(new Event('gulpfile-format'));
  }, []);

  const panels = [
    {
      format: 'esm',
      label: translate({ id: 'code.tabs.esm', message: 'ES module' }),
      title: props.esmTitle,
      html: props.esm,
    },
    {
      format: 'commonjs',
      label: translate({ id: 'code.tabs.commonjs', message: 'CommonJS' }),
      title: props.commonjsTitle,
      html: props.commonjs,
    },
  ] as const;
  return (
    <figure className={clsx(styles.block, styles.tabs)}>
      <div className={clsx(styles.bar, styles.named)}>
        {panels.map(({ format, title }) => (
          <span key={format} className={styles.title} data-panel={format}>
            {title}
          </span>
        ))}
        <div
          className={styles.tablist}
          role="tablist"
          aria-label={translate({ id: 'code.tabs.label', message: 'Module format' })}
        >
          {panels.map(({ format, label }, index) => (
            <button
              key={format}
              id={`${id}-${format}`}
              type="button"
              role="tab"
              aria-controls={`${id}-${format}-panel`}
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
              data-format={format}
              suppressHydrationWarning
            >
              {label}
            </button>
          ))}
        </div>
        {part && <WholeFile />}
        {runs && <RunsOn versions={runs} />}
        <CopyButton name={translate({ id: 'code.name.code', message: 'Code' })} />
      </div>
      {panels.map(({ format, title, html }) => (
        <div
          key={format}
          id={`${id}-${format}-panel`}
          className={styles.panel}
          role="tabpanel"
          aria-labelledby={`${id}-${format}`}
          data-panel={format}
        >
          <Code html={html} name={title} />
        </div>
      ))}
    </figure>
  );
}

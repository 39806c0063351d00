import clsx from 'clsx';
import { type ReactNode, useEffect } from 'react';

import { CopyButton } from '../CopyButton';
import type { Choice } from './choices';
import { Code } from './Code';
import styles from './styles.module.css';

interface Panel {
  /** One of the values of the choice. */
  readonly value: string;
  readonly label: string;
  /** What a screen reader calls the code. */
  readonly name: string;
  /** Highlighted at build. */
  readonly html: string;
}

interface Props {
  readonly choice: Choice;
  /** What the tabs choose between, for a screen reader. */
  readonly label: string;
  readonly panels: readonly Panel[];
  readonly className: string | undefined;
  readonly copyName: string;
  /** What stands before the tabs. */
  readonly titles?: ReactNode;
  /** What stands between the tabs and the copy button. */
  readonly children?: ReactNode;
}

/**
 * One code in several forms. All are in the page, and the style sheet shows the one that the choice on
 * `<html>` names; `early.ts` works the tabs and keeps them true to it.
 */
export function TabbedCode({
  choice,
  label,
  panels,
  className,
  copyName,
  titles,
  children,
}: Props): ReactNode {
  useEffect(() => {
    window.dispatchEvent(new Event('code-tabs'));
  }, []);
  return (
    <figure className={clsx(styles.block, className)}>
      <div className={clsx(styles.bar, styles.named)}>
        {titles}
        <div className={styles.tablist} role="tablist" aria-label={label} data-choice={choice}>
          {panels.map((panel, index) => (
            <button
              key={panel.value}
              type="button"
              role="tab"
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
              data-tab={panel.value}
              suppressHydrationWarning
            >
              {panel.label}
            </button>
          ))}
        </div>
        {children}
        <CopyButton name={copyName} />
      </div>
      {panels.map((panel) => (
        <div
          key={panel.value}
          className={styles.panel}
          role="tabpanel"
          aria-label={panel.label}
          data-panel={panel.value}
        >
          <Code html={panel.html} name={panel.name} />
        </div>
      ))}
    </figure>
  );
}

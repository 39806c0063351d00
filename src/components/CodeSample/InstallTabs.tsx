import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { choices } from './choices';
import styles from './styles.module.css';
import { TabbedCode } from './TabbedCode';

/** What `src/markdown/code-samples` writes for a command that installs packages: HTML by manager. */
type InstallTabsProps = Readonly<Record<(typeof choices)['package-manager'][number], string>>;

/** Commands as each package manager takes them. Without JavaScript, those of npm show. */
export default function InstallTabs(commands: InstallTabsProps): ReactNode {
  const name = translate({ id: 'code.name.shell', message: 'Commands' });
  return (
    <TabbedCode
      choice="package-manager"
      label={translate({ id: 'code.managers.label', message: 'Package manager' })}
      panels={choices['package-manager'].map((value) => ({
        value,
        label: value,
        name,
        html: commands[value],
      }))}
      className={styles.install}
      copyName={name}
    />
  );
}

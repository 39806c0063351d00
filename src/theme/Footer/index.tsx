import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import type { FooterLink } from '@site/src/editions/types';
import { useEdition } from '@site/src/editions/useEdition';

import styles from './styles.module.css';

function Item({ link }: { readonly link: FooterLink }): ReactNode {
  return (
    <li>
      {'to' in link ? (
        <Link to={link.to}>{link.label}</Link>
      ) : (
        <Link href={link.href}>{link.label}</Link>
      )}
    </li>
  );
}

/** The footer, drawn from the edition's data: columns, friendly links, registration notice. */
export default function Footer(): ReactNode {
  const { footer, sentenceGap } = useEdition();
  return (
    <footer className={styles.footer}>
      <div className="container">
        <div className={styles.columns}>
          {footer.columns.map((column) => (
            <section key={column.title}>
              <h2>{column.title}</h2>
              <ul>
                {column.items.map((link) => (
                  <Item key={link.label} link={link} />
                ))}
              </ul>
            </section>
          ))}
          {footer.friendlyLinks && (
            <section className={styles.friendly}>
              <h2>{footer.friendlyLinks.title}</h2>
              <ul>
                {footer.friendlyLinks.items.map((link) => (
                  <Item key={link.label} link={link} />
                ))}
              </ul>
            </section>
          )}
        </div>
        <p className={styles.closing}>
          {footer.copyright}
          {footer.registration && (
            <>
              {sentenceGap}
              <Link href={footer.registration.href}>{footer.registration.label}</Link>
            </>
          )}
        </p>
      </div>
    </footer>
  );
}

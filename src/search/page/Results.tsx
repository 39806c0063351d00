import Link from '@docusaurus/Link';
import { useEffect, useRef, type ReactNode } from 'react';

import { LEVELS, type Hit } from '../hit';
import { toResultUrl } from '../result-url';
import { settings } from '../settings';
import styles from './styles.module.css';

/** The results of the search page. When more of them come, the first new one gets the focus. */
export default function Results({ hits }: { readonly hits: readonly Hit[] }): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(hits);

  useEffect(() => {
    const before = shown.current;
    shown.current = hits;
    if (before.length > 0 && hits.length > before.length && hits[0] === before[0]) {
      list.current?.children[before.length]?.querySelector('a')?.focus();
    }
  }, [hits]);

  return (
    <ol ref={list} className={styles.results}>
      {hits.map((hit) => (
        <li key={`${hit.objectID} ${hit.type}`} className={styles.result}>
          <Result hit={hit} />
        </li>
      ))}
    </ol>
  );
}

function Result({ hit }: { readonly hit: Hit }) {
  const marked = hit._highlightResult.hierarchy;
  const headings = LEVELS.filter((level) => level !== 'lvl0').flatMap(
    (level) => marked[level]?.value ?? [],
  );
  const title = headings.at(-1) ?? '';
  const content = hit._snippetResult.content?.value;
  return (
    <>
      <h2 className={styles.title}>
        <Link to={toResultUrl(hit.url, settings)}>
          <Marked html={title} />
        </Link>
      </h2>
      {headings.length > 1 && (
        <p className={styles.path}>
          {headings.slice(0, -1).map((heading, depth) => (
            <span key={depth}>
              <Marked html={heading} />
            </span>
          ))}
        </p>
      )}
      {content !== undefined && (
        <p className={styles.excerpt}>
          <Marked html={content} />
        </p>
      )}
    </>
  );
}

/** Text of a hit with what was found in it marked. All else was escaped: by `embedded/highlight.ts`, or before it was pushed. */
function Marked({ html }: { readonly html: string }) {
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}

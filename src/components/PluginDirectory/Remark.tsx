import rows from '@generated/plugin-directory/default/rows.json';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';

import { PlainLink } from '../PlainLink';

const apiPages: readonly string[] = ['src', 'dest', 'series', 'parallel', 'watch'];

function addressOf(name: string): string {
  if (apiPages.includes(name)) return `/docs/api/${name}`;
  return rows.some((row) => row.name === name)
    ? `#${name}`
    : `https://www.npmjs.com/package/${name}`;
}

interface Props {
  readonly text: string;
  /** The names in the text that become links, each where it stands last. */
  readonly names: readonly string[];
}

/** A sentence about a plugin, whose replacements lead to their rows, their API page, or to npm. */
export function Remark({ text, names }: Props): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  if (names.length === 0) return text;
  const patterns = names.map((name) => {
    const word = `(?<![\\w-])${name.replaceAll('.', '\\.')}(?![\\w-])`;
    return `${word}(?!.*${word})`;
  });
  return text.split(new RegExp(`(${patterns.join('|')})`, 'u')).map((part) =>
    names.includes(part) ? (
      <PlainLink key={part} href={withBaseUrl(addressOf(part))}>
        {part}
      </PlainLink>
    ) : (
      part
    ),
  );
}

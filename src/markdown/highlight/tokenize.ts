import Prism, { type Token } from 'prismjs';

import { grammarOf } from './languages';
import { merge } from './merge';
import type { ColoredText, TokenClass } from './tokens';

/** `null` resets a part of a colored token to plain, such as code within a template string. */
const classes: Readonly<Record<string, TokenClass | null>> = {
  keyword: 'k',
  boolean: 'k',
  important: 'k',
  atrule: 'k',
  rule: 'k',
  tag: 'k',
  string: 's',
  'template-string': 's',
  regex: 's',
  'attr-value': 's',
  url: 's',
  inserted: 's',
  comment: 'c',
  prolog: 'c',
  doctype: 'c',
  cdata: 'c',
  function: 'f',
  'class-name': 'f',
  builtin: 'f',
  selector: 'f',
  number: 'n',
  constant: 'n',
  deleted: 'n',
  property: 'p',
  'literal-property': 'p',
  'attr-name': 'p',
  variable: 'p',
  key: 'p',
  interpolation: null,
  punctuation: null,
};

/**
 * Colors code with Prism's grammars.
 *
 * @param code the text
 * @param language the language of its fence
 * @returns the same text in pieces; a single plain one where the language is unknown
 */
export function tokenize(code: string, language: string): readonly ColoredText[] {
  const grammar = grammarOf(language);
  return grammar ? merge(flatten(Prism.tokenize(code, grammar), null)) : [{ text: code }];
}

type TokenStream = string | Token | readonly (string | Token)[];

function flatten(stream: TokenStream, inherited: TokenClass | null): readonly ColoredText[] {
  if (typeof stream === 'string') {
    return [inherited ? { text: stream, className: inherited } : { text: stream }];
  }
  if (stream instanceof Prism.Token) {
    return flatten(stream.content, classOf(stream, inherited));
  }
  return stream.flatMap((part) => flatten(part, inherited));
}

function classOf({ type, alias }: Token, inherited: TokenClass | null): TokenClass | null {
  const [known] = [type, alias].flat().filter((name) => classes[name] !== undefined);
  return known === undefined ? inherited : (classes[known] ?? null);
}

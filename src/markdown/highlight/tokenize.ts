import Prism, { type Token } from 'prismjs';

import { grammarOf } from './languages';

/**
 * Class names of colored text, one letter each, since pages have thousands of them: keyword, string,
 * comment, function, number, property; and in terminal output a time stamp and a task's name.
 */
type TokenClass = 'k' | 's' | 'c' | 'f' | 'n' | 'p' | 't' | 'a';

/** A piece of text in one color. */
export interface ColoredText {
  readonly text: string;
  /** Without a class the text has the color of plain code. */
  readonly className?: TokenClass;
}

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

/** Joins neighbors of one color, and the white space between two of one color, to write less HTML. */
function merge(pieces: readonly ColoredText[]): readonly ColoredText[] {
  const merged: ColoredText[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    const beforeLast = merged.at(-2);
    if (last && last.className === piece.className) {
      merged.splice(-1, 1, { ...piece, text: last.text + piece.text });
    } else if (last?.text.trim() === '' && beforeLast && beforeLast.className === piece.className) {
      merged.splice(-2, 2, { ...piece, text: beforeLast.text + last.text + piece.text });
    } else {
      merged.push(piece);
    }
  }
  return merged;
}

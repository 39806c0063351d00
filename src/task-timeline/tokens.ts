/** A word or a character of a gulpfile. */
export interface Token {
  readonly text: string;
  /** From 1. */
  readonly line: number;
  /** It, and what follows in its line. */
  readonly rest: string;
}

const NAME = String.raw`[\p{ID_Start}$_][\p{ID_Continue}$]*`;
const ONE_NAME = new RegExp(`^${NAME}$`, 'u');
const TOKEN = new RegExp(String.raw`//[^\n]*|/\*[\s\S]*?\*/|${NAME}|'[^'\n]*'|"[^"\n]*"|\S`, 'gu');

/** @returns whether a token could be the name of a function */
export function isName(text: string): boolean {
  return ONE_NAME.test(text);
}

/** @returns the tokens of a text, without its comments */
export function readTokens(text: string): readonly Token[] {
  return [...text.matchAll(TOKEN)]
    .map((match) => ({
      text: match[0],
      line: text.slice(0, match.index).split('\n').length,
      rest: text.slice(match.index).split(/\r?\n/u, 1)[0] ?? '',
    }))
    .filter((token) => !token.text.startsWith('//') && !token.text.startsWith('/*'));
}

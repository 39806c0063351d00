/**
 * Class names of colored text, one letter each, since they are written thousands of times:
 * keyword, string, comment, function, number, property; and in terminal output a time stamp and
 * a task's name.
 */
export type TokenClass = 'k' | 's' | 'c' | 'f' | 'n' | 'p' | 't' | 'a';

/** A piece of text in one color. */
export interface ColoredText {
  readonly text: string;
  /** Without a class the text has the color of plain code. */
  readonly className?: TokenClass;
}

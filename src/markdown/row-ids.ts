/** What the first column is called where rows explain messages, in each language. */
const MESSAGE_COLUMNS: readonly string[] = ['Message', '错误信息'];

/** So many words make the first sentence of a message enough to tell it from others. */
const LEAST_WORDS = 4;

/** So many words tell the messages of a page apart; each stands twice in the HTML, as id and as link. */
const MOST_WORDS = 7;

/** A placeholder in a message for what differs each time, such as `<path>`. */
export const PLACEHOLDER = /<[a-z ]+>/gi;

/** A remark in parentheses behind a message, unlike those of a function. */
const ASIDE = /(?<=\s)\([^)]*\)/g;

/**
 * Names a row of a table, so that links can lead to it.
 *
 * @param firstColumn title of the first column
 * @param code what the first cell begins with
 * @returns `error-invalid-glob-argument` for a message, `option-cwd` for a name; undefined for
 *   anything else
 */
export function rowId(firstColumn: string, code: string): string | undefined {
  const ofName = /^[a-z]\w+$/i.test(code) ? `option-${code}` : undefined;
  return messageRowId(firstColumn, code) ?? ofName;
}

/**
 * @returns the id of a row that explains a message, made of its first fixed words: the same in each
 *   language; undefined in a table whose rows explain something else
 */
export function messageRowId(firstColumn: string, message: string): string | undefined {
  return MESSAGE_COLUMNS.includes(firstColumn.trim())
    ? `error-${wordsOf(shortened(message)).slice(0, MOST_WORDS).join('-')}`
    : undefined;
}

/** The first sentence, where it has words enough. */
function shortened(message: string): string {
  const [sentence = ''] = message.split(/(?<=[.!])\s/);
  return wordsOf(sentence).length < LEAST_WORDS ? message : sentence;
}

function wordsOf(message: string): readonly string[] {
  const fixed = message.replace(PLACEHOLDER, ' ').replace(ASIDE, ' ').toLowerCase();
  const words = fixed.match(/[a-z0-9]+/g) ?? [];
  return words[0] === 'error' ? words.slice(1) : words;
}

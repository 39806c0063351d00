import type { CallExpression, Expression, SpreadElement } from 'acorn';
import { simple } from 'acorn-walk';

import { type PackageSource, sourcesOf } from './package-sources';

/** A line that the code of a package prints. */
interface PrintedLine {
  /** With `value` in place of each value, such as `Using gulpfile value`. */
  readonly text: string;
  /** Package and file, such as `gulp-cli/index.js`. */
  readonly where: string;
}

/** What writes its arguments to the terminal. */
const writes = /^console\.(?:log|info|warn|error)$/;

/** What names a message in a `switch`, whose case returns its text. */
const tag = /^messages\.[A-Z_]+$/;

/** Stands for a value while a text is put together. */
const VALUE = '\0';

/**
 * Reads out of a package's code each line that it prints: what it hands to `console`, and what it
 * returns as the text of a message. Lines of values alone are left out.
 *
 * @param name a package that is installed for the samples
 * @throws SyntaxError where a file is no JavaScript
 */
export function printedLines(name: string): readonly PrintedLine[] {
  return sourcesOf(name).flatMap((source) =>
    textsIn(source)
      .flatMap((text) => text.split('\n'))
      .filter((line) => /[a-z]{2}/i.test(line))
      .map((line) => ({ text: line.replaceAll(VALUE, 'value').trim(), where: source.where })),
  );
}

function textsIn({ source, tree }: PackageSource): readonly string[] {
  const found: string[] = [];
  const codeOf = ({ start, end }: { start: number; end: number }) => source.slice(start, end);
  simple(tree, {
    CallExpression(call) {
      if (writes.test(codeOf(call.callee))) {
        found.push(call.arguments.map(textOf).join(' '));
      }
    },
    SwitchCase({ test, consequent }) {
      if (!test || !tag.test(codeOf(test))) {
        return;
      }
      for (const statement of consequent) {
        simple(statement, {
          ReturnStatement({ argument }) {
            if (argument) found.push(textOf(argument));
          },
        });
      }
    },
  });
  return found;
}

/** @returns the text of an expression such as `chalk.red('Not found: ' + name)` */
function textOf(node: Expression | SpreadElement): string {
  if (node.type === 'Literal' && typeof node.value === 'string') {
    return node.value;
  }
  if (node.type === 'BinaryExpression' && node.left.type !== 'PrivateIdentifier') {
    return textOf(node.left) + textOf(node.right);
  }
  if (node.type === 'CallExpression' && isColored(node)) {
    return node.arguments.map(textOf).join(' ');
  }
  return VALUE;
}

function isColored({ callee }: CallExpression): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    callee.object.name === 'chalk'
  );
}

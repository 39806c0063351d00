import type { CallExpression, Expression, NewExpression, SpreadElement } from 'acorn';
import { simple } from 'acorn-walk';

import { sourcesOf } from './package-sources';

/** A message that the code of a package throws. */
interface ThrownMessage {
  /** Its longest part that does not depend on values. */
  readonly text: string;
  /** Package and file, such as `bach/lib/helpers.js`. */
  readonly where: string;
}

/**
 * Reads out of a package's code what it throws: the texts of `new …Error()` and of `assert()`.
 *
 * @param name a package that is installed for the samples
 * @throws SyntaxError where a file is no JavaScript
 */
export function thrownMessages(name: string): readonly ThrownMessage[] {
  return sourcesOf(name).flatMap(({ source, tree, where }) => {
    const found: ThrownMessage[] = [];
    const read = (node: CallExpression | NewExpression) => {
      const callee = source.slice(node.callee.start, node.callee.end);
      const isNew = node.type === 'NewExpression';
      if ((isNew ? /Error$/ : /^assert(?:\.\w+)?$/).test(callee)) {
        const text = longest(node.arguments.at(isNew ? 0 : -1));
        if (text !== '') found.push({ text, where });
      }
    };
    simple(tree, { CallExpression: read, NewExpression: read });
    return found;
  });
}

/** @returns the longest text in an expression such as `'not found: ' + name` */
function longest(node: Expression | SpreadElement | undefined): string {
  return partsOf(node).reduce((one, other) => (other.length > one.length ? other : one), '');
}

function partsOf(node: Expression | SpreadElement | undefined): readonly string[] {
  if (node?.type === 'Literal' && typeof node.value === 'string') {
    return [node.value.trim()];
  }
  if (node?.type === 'BinaryExpression' && node.left.type !== 'PrivateIdentifier') {
    return [...partsOf(node.left), ...partsOf(node.right)];
  }
  if (node?.type === 'TemplateLiteral') {
    return node.quasis.map(({ value }) => (value.cooked ?? '').trim());
  }
  return [];
}

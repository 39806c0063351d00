import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { type Expression, parse, type SpreadElement } from 'acorn';
import { full } from 'acorn-walk';

import { samplesModules } from '../../../src/samples/paths';

/** A message that the code of a package throws. */
export interface ThrownMessage {
  /** Its longest part that does not depend on values. */
  readonly text: string;
  /** Package and file, such as `bach/lib/helpers.js`. */
  readonly where: string;
}

const aside = /(?:^|\/)(?:node_modules|test|tests|bench|example|examples|completion)(?:\/|$)/;

/**
 * Reads out of a package's code what it throws: the texts of `new …Error()` and of `assert()`.
 *
 * @param name a package that is installed for the samples
 * @throws SyntaxError where a file is no JavaScript
 */
export function thrownMessages(name: string): readonly ThrownMessage[] {
  const folder = path.join(samplesModules, name);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !aside.test(file))
    .flatMap((file) =>
      textsIn(readFileSync(path.join(folder, file), 'utf8')).map((text) => ({
        text,
        where: `${name}/${file}`,
      })),
    );
}

function textsIn(source: string): readonly string[] {
  const found: string[] = [];
  const tree = parse(source, {
    ecmaVersion: 'latest',
    sourceType: 'script',
    allowHashBang: true,
    allowReturnOutsideFunction: true,
  });
  full(tree, (node) => {
    if (node.type === 'NewExpression' && /Error$/.test(calleeOf(node, source))) {
      found.push(longest(node.arguments[0]));
    }
    if (node.type === 'CallExpression' && /^assert(?:\.\w+)?$/.test(calleeOf(node, source))) {
      found.push(longest(node.arguments.at(-1)));
    }
  });
  return found.filter((text) => text !== '');
}

function calleeOf(
  { callee }: { readonly callee: { readonly start: number; readonly end: number } },
  source: string,
): string {
  return source.slice(callee.start, callee.end);
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

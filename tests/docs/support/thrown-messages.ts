import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import {
  type CallExpression,
  type Expression,
  type NewExpression,
  parse,
  type SpreadElement,
} from 'acorn';
import { simple } from 'acorn-walk';

import { samplesModules } from '../../../src/samples/paths';

/** A message that the code of a package throws or prints. */
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
  return messagesIn(
    name,
    (callee, isNew) => (isNew ? /Error$/ : /^assert(?:\.\w+)?$/).test(callee),
    (callee, args) => args.at(callee.startsWith('assert') ? -1 : 0),
  );
}

/**
 * Reads out of a package's code what it prints as an error or a warning: what it writes to
 * `console.error()`, and what it colors red or yellow.
 *
 * @param name a package that is installed for the samples
 * @throws SyntaxError where a file is no JavaScript
 */
export function printedMessages(name: string): readonly ThrownMessage[] {
  return messagesIn(
    name,
    (callee, isNew) => !isNew && /^(?:console\.error|chalk\.(?:red|yellow))$/.test(callee),
    (_callee, args) => args[0],
  );
}

type Argument = Expression | SpreadElement;

/** @param argument of a call or `new` that counts, the one that holds the message */
function messagesIn(
  name: string,
  counts: (callee: string, isNew: boolean) => boolean,
  argument: (callee: string, args: readonly Argument[]) => Argument | undefined,
): readonly ThrownMessage[] {
  const folder = path.join(samplesModules, name);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !aside.test(file))
    .flatMap((file) => {
      const source = readFileSync(path.join(folder, file), 'utf8');
      const found: ThrownMessage[] = [];
      const read = (node: CallExpression | NewExpression) => {
        const callee = source.slice(node.callee.start, node.callee.end);
        if (counts(callee, node.type === 'NewExpression')) {
          const text = longest(argument(callee, node.arguments));
          if (text !== '') found.push({ text, where: `${name}/${file}` });
        }
      };
      simple(
        parse(source, {
          ecmaVersion: 'latest',
          sourceType: 'script',
          allowHashBang: true,
          allowReturnOutsideFunction: true,
        }),
        { CallExpression: read, NewExpression: read },
      );
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

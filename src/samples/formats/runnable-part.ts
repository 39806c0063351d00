import {
  type Identifier,
  type Literal,
  type ModuleDeclaration,
  type Node,
  parse,
  type Statement,
} from 'acorn';
import { simple } from 'acorn-walk';

import { namesOfStatement, patternNames } from './declared-names';

/** What stands around a part of a module when the part is copied. */
export interface PartContext {
  readonly before: string;
  readonly after: string;
}

/** A top-level statement, and what decides whether a part of the module needs it. */
interface Unit {
  readonly node: Statement | ModuleDeclaration;
  /** Its text, with the comments above it. */
  readonly text: string;
  /** Names that it brings into scope. */
  readonly declares: readonly string[];
  /** Names that it mentions; those of its own functions too, which keeps a statement too many at worst. */
  readonly mentions: ReadonlySet<string>;
  /** The name whose property it sets, as in `build.description = …`. */
  readonly completes?: string;
}

/**
 * Finds what a part of an ES module needs in order to run: imports and declarations that it mentions,
 * what sets properties of them, and the exports of its names.
 *
 * Statements that act when the module is loaded depend on their order, and a module without an export
 * has no task to start. Where there is such a statement, where no export remains, and where the part
 * begins or ends within a statement, the part needs all of the module.
 *
 * @param source the text of the module
 * @param start offset at which the part starts
 * @param end offset after the part
 * @returns the text to put before the part, and the text to put after it
 * @throws SyntaxError where the source is no ES module
 */
export function runnablePart(source: string, start: number, end: number): PartContext {
  const isPart = ({ node }: Pick<Unit, 'node'>): boolean => node.start >= start && node.end <= end;
  const units = readUnits(source).map((unit) => (isPart(unit) ? withListed(unit) : unit));
  const isCut = units.some(
    (unit) => !isPart(unit) && unit.node.start < end && unit.node.end > start,
  );
  const needed = neededUnits(units, isPart);
  if (isCut || units.some(acts) || ![...needed].some(isExport)) {
    return { before: source.slice(0, start), after: source.slice(end) };
  }
  const declared = namesOf(needed);
  const mentioned = new Set([...needed].flatMap(({ mentions }) => [...mentions]));
  const around = units.filter((unit) => needed.has(unit) && !isPart(unit));
  const textOf = (chosen: readonly Unit[]): string =>
    chosen.map((unit) => narrowed(unit, source, mentioned, declared)).join('');
  return {
    before: textOf(around.filter(({ node }) => node.end <= start)),
    after: textOf(around.filter(({ node }) => node.start >= end)),
  };
}

function readUnits(source: string): readonly Unit[] {
  const { body } = parse(source, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    allowHashBang: true,
  });
  let from = 0;
  return body.map((node): Unit => {
    const rest = /^[^\n]*\n?/.exec(source.slice(node.end))?.[0] ?? '';
    const text = source.slice(from, node.end + rest.length);
    from = node.end + rest.length;
    const completes = completedName(node);
    return {
      node,
      text,
      declares: namesOfStatement(node),
      mentions: mentionsOf(node),
      ...(completes !== undefined && { completes }),
    };
  });
}

function mentionsOf(node: Unit['node']): ReadonlySet<string> {
  const names = new Set<string>();
  simple(node, {
    Identifier: ({ name }) => names.add(name),
    AssignmentExpression: ({ left }) => patternNames(left).forEach((name) => names.add(name)),
  });
  return names;
}

/** A list of exports in the part needs all of its names; any other list is narrowed to those that are there. */
function withListed(unit: Unit): Unit {
  const { node, mentions } = unit;
  if (node.type !== 'ExportNamedDeclaration' || node.source) {
    return unit;
  }
  const listed = node.specifiers.flatMap(({ local }) =>
    local.type === 'Identifier' ? local.name : [],
  );
  return { ...unit, mentions: new Set([...mentions, ...listed]) };
}

function completedName(node: Unit['node']): string | undefined {
  if (node.type !== 'ExpressionStatement' || node.expression.type !== 'AssignmentExpression') {
    return undefined;
  }
  const { left } = node.expression;
  return left.type === 'MemberExpression' && left.object.type === 'Identifier'
    ? left.object.name
    : undefined;
}

/** A statement that does something when the module is loaded, and declares nothing. */
function acts({ node, completes }: Unit, _index: number, units: readonly Unit[]): boolean {
  const isOwn = units.some(
    ({ declares }) => completes !== undefined && declares.includes(completes),
  );
  return !isOwn && !/^(?:Import|Export|Function|Class|Variable)\w*Declaration$/.test(node.type);
}

function isExport({ node }: Unit): boolean {
  return node.type.startsWith('Export');
}

function namesOf(units: Iterable<Unit>): ReadonlySet<string> {
  return new Set([...units].flatMap(({ declares }) => declares));
}

function neededUnits(units: readonly Unit[], isPart: (unit: Unit) => boolean): ReadonlySet<Unit> {
  const needed = new Set(units.filter(isPart));
  const own = namesOf(needed);
  for (let size = -1; size !== needed.size;) {
    size = needed.size;
    const mentioned = new Set([...needed].flatMap(({ mentions }) => [...mentions]));
    const declared = namesOf(needed);
    for (const unit of units) {
      const { node, declares, mentions, completes } = unit;
      const exportsOwn =
        node.type === 'ExportNamedDeclaration' && !node.declaration && !node.source
          ? node.specifiers.some(({ local }) => local.type === 'Identifier' && own.has(local.name))
          : node.type === 'ExportDefaultDeclaration' &&
            declares.length === 0 &&
            [...mentions].some((name) => own.has(name)) &&
            [...mentions].every((name) => declared.has(name));
      if (
        exportsOwn ||
        declares.some((name) => mentioned.has(name)) ||
        (completes !== undefined && declared.has(completes)) ||
        (node.type === 'ImportDeclaration' && declares.length === 0)
      ) {
        needed.add(unit);
      }
    }
  }
  return needed;
}

/** Leaves names out of an import or an export list that the copied text does not have. */
function narrowed(
  { node, text }: Unit,
  source: string,
  mentioned: ReadonlySet<string>,
  declared: ReadonlySet<string>,
): string {
  const isKept = ({ local }: { readonly local: Identifier | Literal }): boolean =>
    local.type === 'Identifier' &&
    (node.type === 'ImportDeclaration' ? mentioned : declared).has(local.name);
  if (
    (node.type !== 'ImportDeclaration' && node.type !== 'ExportNamedDeclaration') ||
    node.specifiers.every(isKept)
  ) {
    return text;
  }
  const written = ({ start, end }: Node): string => source.slice(start, end);
  const named: string[] = [];
  const whole: string[] = [];
  for (const specifier of node.specifiers.filter(isKept)) {
    const isNamed = specifier.type === 'ImportSpecifier' || specifier.type === 'ExportSpecifier';
    (isNamed ? named : whole).push(written(specifier));
  }
  const clauses = [...whole, ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : [])].join(', ');
  const from = node.source ? ` from ${written(node.source)}` : '';
  const lead = text.slice(0, text.length - text.trimStart().length);
  const keyword = node.type === 'ImportDeclaration' ? 'import' : 'export';
  return `${lead}${keyword} ${clauses}${from};\n`;
}

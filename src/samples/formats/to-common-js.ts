import {
  parse,
  type ExportDefaultDeclaration,
  type ExportNamedDeclaration,
  type Identifier,
  type ImportDeclaration,
  type Literal,
  type Program,
  type Token,
} from 'acorn';
import { ancestor, type AncestorVisitors } from 'acorn-walk';
import MagicString from 'magic-string';

import { declaredNames, namesOfStatement } from './declared-names';

/** Says which line of a sample has no CommonJS form, and what to do about it. */
export class NotDerivableError extends Error {
  override readonly name = 'NotDerivableError';
}

/** Packages of the samples that are ES modules only. */
const esModulesOnly = ['gulp-rev', 'gulp-rev-rewrite', 'gulp-zip'];

interface Derivation {
  readonly source: string;
  readonly withDefault: readonly string[];
  readonly out: MagicString;
  /** How often each name occurs in the source, as a token. */
  readonly uses: ReadonlyMap<string, number>;
  /** Where the first token written so starts, at or after a position. */
  readonly find: (token: '{' | '}' | 'default', from: number) => number;
  readonly refuse: (position: number, problem: string) => never;
}

const moduleScopeNames = new Set(['exports', 'module', 'require', '__dirname', '__filename']);

/**
 * Derives the CommonJS form of an ES module, so that a sample is written once.
 *
 * Formatting and comments stay, region markers included. What an export declares is put on
 * `exports` on the line after the declaration, so that it stays within the region it came from.
 * `import x from './own.mjs'` reads `require('./own.js').default`, because that file is derived too, and so
 * does the import of a package in `withDefault`, which Node hands over as a namespace. Any other default
 * import is what `require` returns, as Node gives it to ES modules.
 *
 * @param source the text of the ES module
 * @param file its path, for messages
 * @param withDefault the packages whose function is their `default`
 * @returns the text of the CommonJS module
 * @throws NotDerivableError naming file and line, for syntax errors and for what CommonJS lacks:
 *   top-level await, `import.meta`, an `import()` that runs at the top level, `export let`
 */
export function toCommonJs(
  source: string,
  file: string,
  withDefault: readonly string[] = esModulesOnly,
): string {
  const refuse = (position: number, problem: string): never => {
    const line = source.slice(0, position).split('\n').length;
    throw new NotDerivableError(`${file}:${line}: ${problem} ${adviceFor(file)}`);
  };
  const { program, tokens } = parseModule(source, file);
  refuseWhatCommonJsLacks(program, refuse);
  refuseTakenNames(program, refuse);

  const out = new MagicString(source);
  const derivation: Derivation = {
    source,
    withDefault,
    out,
    uses: countNames(source, tokens),
    find: (token, from) =>
      tokens.find(({ start, type }) => start >= from && type.label === token)?.start ?? from,
    refuse,
  };
  for (const statement of program.body) {
    switch (statement.type) {
      case 'ImportDeclaration':
        deriveImport(statement, derivation);
        break;
      case 'ExportNamedDeclaration':
        deriveNamedExport(statement, derivation);
        break;
      case 'ExportDefaultDeclaration':
        deriveDefaultExport(statement, derivation);
        break;
      case 'ExportAllDeclaration': {
        const required = requireCall(statement.source, derivation);
        out.overwrite(
          statement.start,
          statement.end,
          statement.exported
            ? `${exportsMember(statement.exported)} = ${required};`
            : `Object.assign(exports, ${required});`,
        );
        break;
      }
      default:
        break;
    }
  }
  return out.toString();
}

function adviceFor(file: string): string {
  const name = file.replace(/^.*[/\\]/, '');
  return `Write ${name.replace(/\.mjs$/, '.js')} by hand beside ${name}.`;
}

function parseModule(source: string, file: string): { program: Program; tokens: Token[] } {
  const tokens: Token[] = [];
  try {
    const program = parse(source, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      allowHashBang: true,
      onToken: tokens,
    });
    return { program, tokens };
  } catch (error) {
    const [, problem = String(error), line = '1'] =
      /^(.*) \((\d+):\d+\)$/.exec(error instanceof Error ? error.message : '') ?? [];
    throw new NotDerivableError(
      `${file}:${line}: This is not a valid ES module: ${problem}. Correct the sample.`,
    );
  }
}

function countNames(source: string, tokens: readonly Token[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { type, start, end } of tokens) {
    if (type.label === 'name') {
      const name = source.slice(start, end);
      uses.set(name, (uses.get(name) ?? 0) + 1);
    }
  }
  return uses;
}

function refuseWhatCommonJsLacks(program: Program, refuse: Derivation['refuse']): void {
  const isTopLevel = (ancestors: readonly { readonly type: string }[]): boolean =>
    !ancestors.some(({ type }) => /Function/.test(type));
  const visitors: AncestorVisitors<undefined> = {
    AwaitExpression(node, _state, ancestors) {
      if (isTopLevel(ancestors)) {
        refuse(node.start, 'CommonJS has no top-level await.');
      }
    },
    ForOfStatement(node, _state, ancestors) {
      if (node.await && isTopLevel(ancestors)) {
        refuse(node.start, 'CommonJS has no top-level await.');
      }
    },
    MetaProperty(node) {
      if (node.meta.name === 'import') {
        refuse(node.start, 'CommonJS has no import.meta.');
      }
    },
    ImportExpression(node, _state, ancestors) {
      if (isTopLevel(ancestors)) {
        refuse(node.start, 'An import() that runs at the top level has no CommonJS form.');
      }
      if (node.source.type === 'Literal' && isOwnModule(String(node.source.value))) {
        refuse(node.start, 'An import() of a sample file has no CommonJS form.');
      }
    },
  };
  ancestor(program, visitors);
}

function refuseTakenNames(program: Program, refuse: Derivation['refuse']): void {
  for (const statement of program.body) {
    const taken = namesOfStatement(statement).find((name) => moduleScopeNames.has(name));
    if (taken !== undefined) {
      refuse(statement.start, `The name "${taken}" is taken in CommonJS.`);
    }
  }
}

function isOwnModule(specifier: string): boolean {
  return /^\.{1,2}\/.*\.mjs$/.test(specifier);
}

/** Whether `require` returns a namespace, whose `default` an import takes. */
function givesNamespace(specifier: string, { withDefault }: Derivation): boolean {
  return isOwnModule(specifier) || withDefault.includes(specifier);
}

function requireCall(specifier: Literal, { source }: Derivation): string {
  const written = source.slice(specifier.start, specifier.end);
  return isOwnModule(String(specifier.value))
    ? `require(${written.replace(/\.mjs(['"])$/, '.js$1')})`
    : `require(${written})`;
}

/** The names that an import gives to what `require` returns, to its `default`, and to other members. */
interface ImportedNames {
  readonly whole: string | undefined;
  readonly itsDefault: string | undefined;
  readonly named: readonly {
    readonly start: number;
    readonly end: number;
    readonly text: string;
  }[];
}

function importedNames(node: ImportDeclaration, derivation: Derivation): ImportedNames {
  const { source, refuse } = derivation;
  const hasDefault = givesNamespace(String(node.source.value), derivation);

  let whole: string | undefined;
  const takeWhole = (local: string): void => {
    if (whole !== undefined) {
      refuse(node.start, 'One import gives the whole module two names.');
    }
    whole = local;
  };
  let itsDefault: string | undefined;
  const named: ImportedNames['named'][number][] = [];
  for (const specifier of node.specifiers) {
    const local = specifier.local.name;
    if (
      specifier.type === 'ImportSpecifier' &&
      exportedName(specifier.imported) === 'default' &&
      node.specifiers.length > 1
    ) {
      refuse(specifier.start, 'A default import stands before the braces.');
    }
    if (specifier.type === 'ImportNamespaceSpecifier') {
      takeWhole(local);
    } else if (
      specifier.type === 'ImportDefaultSpecifier' ||
      exportedName(specifier.imported) === 'default'
    ) {
      if (hasDefault) {
        itsDefault = local;
      } else {
        takeWhole(local);
      }
    } else {
      const imported = source.slice(specifier.imported.start, specifier.imported.end);
      const text = imported === local ? local : `${imported}: ${local}`;
      named.push({ start: specifier.start, end: specifier.end, text });
    }
  }
  return { whole, itsDefault, named };
}

function deriveImport(node: ImportDeclaration, derivation: Derivation): void {
  const { out, find } = derivation;
  const required = requireCall(node.source, derivation);
  const { whole, itsDefault, named } = importedNames(node, derivation);
  if (node.specifiers.length === 0) {
    out.overwrite(node.start, node.end, `${required};`);
  } else if (named.length === 0) {
    const statement = whole
      ? `const ${whole} = ${required};`
      : `const ${itsDefault} = ${required}.default;`;
    const both =
      whole && itsDefault ? `${statement}\nconst ${itsDefault} = ${whole}.default;` : statement;
    out.overwrite(node.start, node.end, both);
  } else {
    const open = find('{', node.start);
    const close = find('}', open);
    const prefix = whole ? `const ${whole} = ${required};\nconst ` : 'const ';
    out.overwrite(node.start, open, prefix);
    if (itsDefault) {
      out.appendLeft(open + 1, ` default: ${itsDefault},`);
    }
    for (const { start, end, text } of named) {
      out.overwrite(start, end, text);
    }
    out.overwrite(close + 1, node.end, whole ? ` = ${whole};` : ` = ${required};`);
  }
}

function exportedName(node: Identifier | Literal): string {
  return node.type === 'Identifier' ? node.name : String(node.value);
}

function exportsMember(node: Identifier | Literal): string {
  return memberOf('exports', node);
}

function memberOf(object: string, node: Identifier | Literal): string {
  return node.type === 'Identifier'
    ? `${object}.${node.name}`
    : `${object}[${node.raw ?? JSON.stringify(node.value)}]`;
}

function deriveNamedExport(node: ExportNamedDeclaration, derivation: Derivation): void {
  const { out, uses, refuse } = derivation;
  const { declaration } = node;
  if (!declaration) {
    const lines = node.specifiers.map(({ local, exported }) => {
      const member = exportsMember(exported);
      return `${member} = ${node.source ? requiredMember(node.source, local, derivation) : exportedName(local)};`;
    });
    out.overwrite(node.start, node.end, lines.join('\n'));
    return;
  }
  if (declaration.type === 'VariableDeclaration' && declaration.kind !== 'const') {
    refuse(node.start, `"export ${declaration.kind}" can change later, and exports would not.`);
  }
  const names = declaredNames(declaration);
  if (declaration.type === 'VariableDeclaration') {
    const [declarator, ...others] = declaration.declarations;
    // A function keeps its own name only when a variable gives it: gulp prints that name.
    const isNamedByVariable = /Function|Class/.test(declarator?.init?.type ?? '');
    const [name] = names;
    if (
      declarator?.id.type === 'Identifier' &&
      others.length === 0 &&
      !isNamedByVariable &&
      name !== undefined &&
      uses.get(name) === 1
    ) {
      out.overwrite(node.start, declarator.id.end, `exports.${name}`);
      return;
    }
  }
  out.remove(node.start, declaration.start);
  putAfter(node.end, names.map((name) => `exports.${name} = ${name};`).join('\n'), derivation);
}

function requiredMember(
  specifier: Literal,
  local: Identifier | Literal,
  derivation: Derivation,
): string {
  const required = requireCall(specifier, derivation);
  return exportedName(local) === 'default' && !givesNamespace(String(specifier.value), derivation)
    ? required
    : memberOf(required, local);
}

function deriveDefaultExport(node: ExportDefaultDeclaration, derivation: Derivation): void {
  const { source, out, find } = derivation;
  const { declaration } = node;
  const isDeclaration =
    declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration';
  if (isDeclaration && declaration.id) {
    out.remove(node.start, declaration.start);
    putAfter(node.end, `exports.default = ${declaration.id.name};`, derivation);
    return;
  }
  // Up to the word, since parentheses around a value are no part of it.
  const word = find('default', node.start);
  out.overwrite(node.start, word + 'default'.length, 'exports.default =');
  if (source[node.end - 1] !== ';') {
    out.appendLeft(node.end, ';');
  }
}

/** Puts a line after a statement, and after the comment that ends the statement's line. */
function putAfter(end: number, text: string, { source, out }: Derivation): void {
  const restOfLine = /^[^\n]*/.exec(source.slice(end))?.[0] ?? '';
  const isOnlyComment = /^\s*(\/\/.*)?$/.test(restOfLine);
  out.appendLeft(isOnlyComment ? end + restOfLine.trimEnd().length : end, `\n${text}`);
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { samplesModules } from '../../../src/samples/paths';

/**
 * The names that the text of a package reads from its options: the second witness beside the
 * recorder, which sees only the branches that a run enters.
 *
 * @param packageName a package that the samples have installed.
 * @param objects the identifiers under which this package keeps its options: `opts`, `options`.
 * @returns the names in alphabetical order; `options.a`, `this.options.a`, `options['a']` and
 *   `const { a } = options` all count.
 * @throws {Error} when the package is not installed in `samples/`.
 */
export function namesInSource(packageName: string, objects: readonly string[]): readonly string[] {
  const names = new Set<string>();
  for (const file of sourceFiles(join(samplesModules, packageName))) {
    const tree = ts.createSourceFile(
      file,
      readFileSync(file, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    collect(tree, new Set(objects), names);
  }
  return [...names].sort();
}

function sourceFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.slice(folder.length).includes('node_modules'));
}

function collect(node: ts.Node, objects: ReadonlySet<string>, names: Set<string>): void {
  if (ts.isPropertyAccessExpression(node) && isOneOf(node.expression, objects)) {
    names.add(node.name.text);
  }
  if (
    ts.isElementAccessExpression(node) &&
    isOneOf(node.expression, objects) &&
    ts.isStringLiteral(node.argumentExpression)
  ) {
    names.add(node.argumentExpression.text);
  }
  if (
    ts.isVariableDeclaration(node) &&
    ts.isObjectBindingPattern(node.name) &&
    node.initializer &&
    isOneOf(node.initializer, objects)
  ) {
    for (const { name, propertyName } of node.name.elements) {
      names.add((propertyName ?? name).getText());
    }
  }
  ts.forEachChild(node, (child) => collect(child, objects, names));
}

function isOneOf(node: ts.Node, objects: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(node)) {
    return objects.has(node.text);
  }
  return ts.isPropertyAccessExpression(node) && objects.has(node.name.text);
}

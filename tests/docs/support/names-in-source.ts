import type { Expression, Super } from 'acorn';
import { simple } from 'acorn-walk';
import { sourcesOf } from './package-sources';

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
  for (const { tree } of sourcesOf(packageName)) {
    simple(tree, {
      MemberExpression({ object, property, computed }) {
        if (!isOneOf(object, objects)) {
          return;
        }
        if (property.type === 'Identifier' && !computed) {
          names.add(property.name);
        } else if (property.type === 'Literal') {
          names.add(String(property.value));
        }
      },
      VariableDeclarator({ id, init }) {
        if (id.type === 'ObjectPattern' && init && isOneOf(init, objects)) {
          for (const property of id.properties) {
            if (property.type === 'Property' && property.key.type === 'Identifier') {
              names.add(property.key.name);
            }
          }
        }
      },
    });
  }
  return [...names].sort();
}

function isOneOf(node: Expression | Super, objects: readonly string[]): boolean {
  const name = node.type === 'MemberExpression' ? node.property : node;
  return name.type === 'Identifier' && objects.includes(name.name);
}

import { parse, type CallExpression } from 'acorn';
import { simple } from 'acorn-walk';
import MagicString from 'magic-string';

const readers = ['src', 'dest'];

/** @returns Whether a call is one of `src()` or `dest()`, imported by name or not. */
function readsOrWrites({ callee }: CallExpression): boolean {
  if (callee.type === 'Identifier') return readers.includes(callee.name);
  return (
    callee.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    callee.object.name === 'gulp' &&
    callee.property.type === 'Identifier' &&
    readers.includes(callee.property.name)
  );
}

/**
 * Derives the gulpfile that asks gulp for source maps.
 * @param recipe The gulpfile as an ES module.
 * @returns It with `sourcemaps: true` at each `src()` and `dest()`, or undefined where it reads nothing
 * with `src()`, so that gulp has no map to begin with.
 */
export function withSourceMaps(recipe: string): string | undefined {
  const out = new MagicString(recipe);
  let reads = false;
  simple(parse(recipe, { ecmaVersion: 'latest', sourceType: 'module' }), {
    CallExpression(call) {
      if (!readsOrWrites(call)) return;
      reads ||= /^(?:gulp\.)?src\(/.test(recipe.slice(call.start));
      const [first, options] = call.arguments;
      if (options?.type === 'ObjectExpression') {
        out.appendLeft(options.start + 1, ' sourcemaps: true,');
      } else if (first) {
        out.appendLeft(first.end, ', { sourcemaps: true }');
      }
    },
  });
  return reads ? out.toString() : undefined;
}

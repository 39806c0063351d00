import { parse } from 'acorn';
import { simple } from 'acorn-walk';
import MagicString from 'magic-string';

/** Where each of the module's two ways to a text has it. */
const TEXT_FIELDS = { translate: 'message', default: 'children' };

/**
 * Writes texts into the calls and elements that show them, and takes their ids and descriptions out.
 *
 * @param {string} source A module in JavaScript, its JSX compiled.
 * @param {Readonly<Record<string, string>>} texts The texts of a language, by id.
 * @returns {string} The module; a text that the language lacks stays as it is written.
 * @throws {Error} When an id or a text is not written out, so that it is not known at build.
 */
export function inlineTexts(source, texts) {
  const program = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const names = importedNames(program);
  const code = new MagicString(source);
  simple(program, {
    CallExpression({ callee, arguments: [first, second] }) {
      const [object, field] =
        nameIn(names, callee) === 'translate'
          ? [first, TEXT_FIELDS.translate]
          : nameIn(names, first) === 'default'
            ? [second, TEXT_FIELDS.default]
            : [];
      if (field) {
        writeText(code, object, field, texts);
      }
    },
  });
  return code.toString();
}

/**
 * @param {import('acorn').Program} program
 * @returns {ReadonlyMap<string, string>} What the module imports of the generator's Translate: the
 *   names there by the names here.
 */
function importedNames({ body }) {
  return new Map(
    body.flatMap((node) =>
      node.type === 'ImportDeclaration' && node.source.value === '@docusaurus/Translate'
        ? node.specifiers.map((specifier) => [
            specifier.local.name,
            specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
              ? specifier.imported.name
              : 'default',
          ])
        : [],
    ),
  );
}

/**
 * @param {ReadonlyMap<string, string>} names
 * @param {import('acorn').AnyNode | undefined} node
 * @returns {string | undefined} What a name in the module refers to.
 */
function nameIn(names, node) {
  return node?.type === 'Identifier' ? names.get(node.name) : undefined;
}

/**
 * @param {MagicString} code
 * @param {import('acorn').AnyNode | undefined} object
 * @param {string} field Which property is the text.
 * @param {Readonly<Record<string, string>>} texts
 */
function writeText(code, object, field, texts) {
  const properties = object?.type === 'ObjectExpression' ? object.properties : [];
  const end = (object?.end ?? 0) - '}'.length;
  const byName = new Map(properties.map((property) => [nameOf(property), property]));
  const id = stringOf(byName.get('id'));
  const text = byName.get(field);
  const english = stringOf(text);
  if (id === undefined || text?.type !== 'Property' || english === undefined) {
    const where = object ? code.original.slice(object.start, object.end) : 'nothing';
    throw new Error(
      `A text needs its id and its English words written out, so that the build can put the edition's text in their place. It has: ${where}`,
    );
  }
  code.update(text.value.start, text.value.end, JSON.stringify(texts[id] ?? english));
  for (const [index, property] of properties.entries()) {
    if (['id', 'description'].includes(nameOf(property))) {
      code.remove(property.start, properties[index + 1]?.start ?? end);
    }
  }
}

/**
 * @param {import('acorn').Property | import('acorn').SpreadElement} property
 * @returns {string} Its name; empty for one that is computed, or a spread.
 */
function nameOf(property) {
  return property.type === 'Property' && property.key.type === 'Identifier' && !property.computed
    ? property.key.name
    : '';
}

/**
 * @param {import('acorn').Property | import('acorn').SpreadElement | undefined} property
 * @returns {string | undefined} The string that is written there.
 */
function stringOf(property) {
  const value = property?.type === 'Property' ? property.value : undefined;
  if (value?.type === 'Literal' && typeof value.value === 'string') {
    return value.value;
  }
  return value?.type === 'TemplateLiteral' && value.expressions.length === 0
    ? (value.quasis[0]?.value.cooked ?? undefined)
    : undefined;
}

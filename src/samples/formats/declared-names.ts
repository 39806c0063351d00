import type { ClassDeclaration, FunctionDeclaration, Pattern, VariableDeclaration } from 'acorn';

/**
 * Lists the names that a declaration brings into scope, in the order in which they are written.
 *
 * @param declaration a function, class or variable declaration, destructuring included
 */
export function declaredNames(
  declaration: FunctionDeclaration | ClassDeclaration | VariableDeclaration,
): readonly string[] {
  return declaration.type === 'VariableDeclaration'
    ? declaration.declarations.flatMap(({ id }) => patternNames(id))
    : [declaration.id.name];
}

function patternNames(pattern: Pattern): readonly string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        patternNames(property.type === 'RestElement' ? property.argument : property.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? patternNames(element) : []));
    case 'AssignmentPattern':
      return patternNames(pattern.left);
    case 'RestElement':
      return patternNames(pattern.argument);
    case 'MemberExpression':
      return [];
  }
}

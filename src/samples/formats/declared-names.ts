import type {
  ClassDeclaration,
  FunctionDeclaration,
  Pattern,
  Program,
  VariableDeclaration,
} from 'acorn';

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

/** @returns the names that a statement of the top level brings into scope */
export function namesOfStatement(statement: Program['body'][number]): readonly string[] {
  switch (statement.type) {
    case 'ImportDeclaration':
      return statement.specifiers.map(({ local }) => local.name);
    case 'ExportNamedDeclaration':
      return statement.declaration ? declaredNames(statement.declaration) : [];
    case 'ExportDefaultDeclaration':
      return 'id' in statement.declaration && statement.declaration.id
        ? [statement.declaration.id.name]
        : [];
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'VariableDeclaration':
      return declaredNames(statement);
    default:
      return [];
  }
}

/** @returns the names that a pattern binds or sets, such as `a` and `b` of `{ a, x: [b] }` */
export function patternNames(pattern: Pattern): readonly string[] {
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

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';
import { expect, test } from 'vitest';

import { projectRoot } from '../../src/samples/paths';

const SOURCES = path.join(projectRoot, 'src');

/** The folder of `src` that contains a file, or the file itself if it is directly in `src`. */
function folderOf(file: string): string {
  return path.relative(SOURCES, file).split(path.sep)[0] ?? '';
}

/** Files that a source imports at run time, without those that it imports only for their types. */
function neededBy(file: string): readonly string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    const isOfTypes =
      (ts.isImportDeclaration(statement) && statement.importClause?.isTypeOnly) ||
      (ts.isExportDeclaration(statement) && statement.isTypeOnly);
    const isImport = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement);
    const from = isImport && !isOfTypes ? statement.moduleSpecifier : undefined;
    const name = from && ts.isStringLiteral(from) ? from.text : '';
    return name.startsWith('@site/src/')
      ? [path.join(projectRoot, name.slice('@site/'.length))]
      : name.startsWith('.')
        ? [path.resolve(path.dirname(file), name)]
        : [];
  });
}

/** An import from another folder. */
interface FolderImport {
  readonly from: string;
  readonly to: string;
  readonly file: string;
}

function folderImports(): readonly FolderImport[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name))
    .flatMap((name) => {
      const file = path.join(SOURCES, name);
      const from = folderOf(file);
      return neededBy(file).flatMap((needed) => {
        const to = folderOf(needed);
        return to === from || to.startsWith('..') ? [] : [{ from, to, file: `src/${name}` }];
      });
    });
}

/** Removes the imports that are part of no cycle, until only cycles are left. */
function cyclesIn(all: readonly FolderImport[]): readonly FolderImport[] {
  const left = all.filter(
    (one) => all.some(({ from }) => from === one.to) && all.some(({ to }) => to === one.from),
  );
  return left.length === all.length ? left : cyclesIn(left);
}

test('imports between the folders of src form no cycle', () => {
  const all = folderImports();
  expect(all.length).toBeGreaterThan(100);
  expect(
    cyclesIn(all).map(({ from, to, file }) => `${from} imports ${to}: ${file}`),
    'These folders of src import each other. Move what both need into a third folder.',
  ).toEqual([]);
});

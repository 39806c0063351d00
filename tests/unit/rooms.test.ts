import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';
import { expect, test } from 'vitest';

import { projectRoot } from '../../src/samples/paths';

const SOURCES = path.join(projectRoot, 'src');

/** The room of a file: its folder in src, or the file itself where it lies there alone. */
function roomOf(file: string): string {
  return path.relative(SOURCES, file).split(path.sep)[0] ?? '';
}

/** Files that a source needs when it runs: those that it imports for their types are none. */
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

/** An import of another room. */
interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly file: string;
}

function arrows(): readonly Arrow[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name))
    .flatMap((name) => {
      const file = path.join(SOURCES, name);
      const from = roomOf(file);
      return neededBy(file).flatMap((needed) => {
        const to = roomOf(needed);
        return to === from || to.startsWith('..') ? [] : [{ from, to, file: `src/${name}` }];
      });
    });
}

/** Takes away, again and again, what leads no further or begins where nothing leads to. */
function inCircles(all: readonly Arrow[]): readonly Arrow[] {
  const left = all.filter(
    (one) => all.some(({ from }) => from === one.to) && all.some(({ to }) => to === one.from),
  );
  return left.length === all.length ? left : inCircles(left);
}

test('imports lead from room to room in one direction', () => {
  const all = arrows();
  expect(all.length).toBeGreaterThan(100);
  expect(
    inCircles(all).map(({ from, to, file }) => `${from} needs ${to}: ${file}`),
    'These rooms of src need each other. Move what both need into a room below them.',
  ).toEqual([]);
});

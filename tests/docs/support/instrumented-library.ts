import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import * as os from 'node:os';
import { dirname, extname } from 'node:path';
import { compileFunction } from 'node:vm';
import ts from 'typescript';
import * as z from 'zod';
import { assertGulp, type Gulp, requireFromSamples } from './gulp';
import { assignAndFollow, spreadAndFollow } from './recorded-options';

/** What `os.platform()` returns to the library. */
type Platform = 'linux' | 'win32' | 'darwin';

const loadedFunction = z.custom<(...values: readonly unknown[]) => unknown>(
  (value) => typeof value === 'function',
);

/** `Object` as the library sees it: only `assign` differs, it follows recorded options. */
const followingObject = new Proxy(Object, {
  get: (target, name): unknown => (name === 'assign' ? assignAndFollow : Reflect.get(target, name)),
});

/**
 * Loads a fresh copy of the installed gulp in which copies of recorded options are followed (see
 * recorded-options.ts). Nothing on disk and nothing global is changed: every file is
 * compiled with its own `Object`, and object literals with spreads report what they copied.
 *
 * @param platform vinyl-fs reads `useJunctions` only on Windows.
 * @throws {Error} when gulp is not installed in `samples/`.
 */
export function loadInstrumentedGulp(platform: Platform = 'linux'): Gulp {
  const loaded = new Map<string, { exports: unknown }>();
  const fakeOs = { ...os, platform: () => platform };

  function load(filename: string): unknown {
    const known = loaded.get(filename);
    if (known) {
      return known.exports;
    }
    const module: { exports: unknown } = { exports: {} };
    loaded.set(filename, module);
    const nativeRequire = createRequire(filename);
    const requireHere = (id: string): unknown => {
      if (id === 'os' || id === 'node:os') {
        return fakeOs;
      }
      if (isBuiltin(id)) {
        return nativeRequire(id);
      }
      const resolved = nativeRequire.resolve(id);
      return extname(resolved) === '.js' ? load(resolved) : nativeRequire(id);
    };
    const compiled = compileFunction(
      followSpreads(readFileSync(filename, 'utf8')),
      ['exports', 'require', 'module', '__filename', '__dirname', 'Object', '__spread'],
      { filename },
    );
    loadedFunction
      .parse(compiled)
      .call(
        module.exports,
        module.exports,
        Object.assign(requireHere, { resolve: nativeRequire.resolve, cache: nativeRequire.cache }),
        module,
        filename,
        dirname(filename),
        followingObject,
        spreadAndFollow,
      );
    return module.exports;
  }

  const gulp = load(requireFromSamples.resolve('gulp'));
  assertGulp(gulp);
  return gulp;
}

/**
 * Rewrites `{ ...a, b }` to `__spread(() => ({ ...a, b }), [a])`. The parts that are spread are
 * written twice, so only plain names are rewritten: they have no effects of their own.
 */
function followSpreads(code: string): string {
  if (!code.includes('...')) {
    return code;
  }
  const file = ts.createSourceFile('library.js', code, ts.ScriptTarget.Latest, true);

  function textOf(node: ts.Node): string {
    const start = node.getStart(file);
    let text = '';
    let position = start;
    ts.forEachChild(node, (child) => {
      text += code.slice(position, child.getStart(file)) + rewritten(child);
      position = child.end;
    });
    return text + code.slice(position, node.end);
  }

  function rewritten(node: ts.Node): string {
    const text = textOf(node);
    if (!ts.isObjectLiteralExpression(node) || isPattern(node)) {
      return text;
    }
    const names = node.properties
      .filter(ts.isSpreadAssignment)
      .map(({ expression }) => expression)
      .filter(ts.isIdentifier)
      .map(({ text: name }) => name);
    return names.length === 0 ? text : `__spread(() => (${text}), [${names.join(', ')}])`;
  }

  return code.slice(0, file.getStart(file)) + textOf(file);
}

/** `({ a, ...rest } = b)` has the syntax of a literal and is none. */
function isPattern(node: ts.ObjectLiteralExpression): boolean {
  const { parent } = node;
  return (
    ts.isBinaryExpression(parent) &&
    parent.left === node &&
    parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
  );
}

import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import * as os from 'node:os';
import { dirname, extname } from 'node:path';
import { compileFunction } from 'node:vm';
import { simple } from 'acorn-walk';
import MagicString from 'magic-string';
import * as z from 'zod';
import { assertGulp, type Gulp, requireFromSamples } from './gulp';
import { parseScript } from './package-sources';
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
  const followed = new MagicString(code);
  simple(parseScript(code), {
    ObjectExpression({ start, end, properties }) {
      const names = properties.flatMap((property) =>
        property.type === 'SpreadElement' && property.argument.type === 'Identifier'
          ? [property.argument.name]
          : [],
      );
      if (names.length > 0) {
        followed.appendLeft(start, '__spread(() => (');
        followed.appendRight(end, `), [${names.join(', ')}])`);
      }
    },
  });
  return followed.toString();
}

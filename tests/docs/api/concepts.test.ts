import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { nameAndVersion, requireFromSamples } from '../support/gulp';
import { nameDifferences, pageTables } from '../support/page-tables';
import { propertyNames } from '../support/vinyl';

const path = 'docs/api/concepts.md';

const adapterSchema = z.record(z.string(), z.function());

function withPrototype(value: unknown): value is { readonly prototype: object } {
  return typeof value === 'function' && 'prototype' in value;
}

describe('Concepts', () => {
  test('names properties that a Vinyl has', () => {
    const parts = pageTables(path, 'Part').find((rows) => rows[0]?.name === 'Place') ?? [];
    const named = parts.flatMap(({ cells }) => (cells[1] ?? '').split(/[^a-z]+/u));
    expect(propertyNames()).toEqual(
      expect.arrayContaining(named.filter((name) => !'any other property'.includes(name))),
    );
    expect(named).toEqual(expect.arrayContaining(['path', 'base', 'cwd', 'contents', 'stat']));
  });

  test('names the methods of an adapter as vinyl-fs has them', () => {
    const [rows = []] = pageTables(path, 'Method');
    const methods = Object.keys(adapterSchema.parse(requireFromSamples('vinyl-fs')));
    expect(nameDifferences(path, rows, methods, nameAndVersion('vinyl-fs'))).toEqual([]);
  });

  test('names the functions of Undertaker', () => {
    const undertaker: unknown = requireFromSamples('undertaker');
    if (!withPrototype(undertaker)) {
      throw new TypeError('samples/node_modules/undertaker exports no class.');
    }
    const found = Object.keys(undertaker.prototype).filter((name) => !name.startsWith('_'));
    const word = pageTables(path, 'Word')[0]?.find(({ name }) => name === 'Undertaker');
    const named = [...(word?.cells[1] ?? '').matchAll(/(\w+)\(\)/gu)].map(([, name]) => name);
    expect(named.sort()).toEqual(found.sort());
  });
});

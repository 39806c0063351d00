import { expect, test, vi } from 'vitest';

import initialPageLoader from '../../../src/client-diet/initial-page-loader.mjs';

/** Runs the loader on a page that webpack compiled to this. */
function load(compiled: string | Error): { error: unknown; module: unknown } {
  const callback = vi.fn();
  const context = {
    resourcePath: '/docs/one.md',
    async: () => callback,
    loadModule: (_: string, done: (error: Error | null, source?: string) => void) =>
      compiled instanceof Error ? done(compiled) : done(null, compiled),
  };
  Reflect.apply(initialPageLoader, context, []);
  const [error, module] = callback.mock.calls[0] ?? [];
  return { error, module };
}

test('keeps what stands before the text of a page, and marks it', () => {
  const { module } = load(`import { jsx as _jsx } from "react/jsx-runtime";
export const metadata = {"id": "one"};
export const toc = [];
function _createMdxContent(props) {
    return _jsx("p", { children: "The text." });
}
export default function MDXContent(props) {}
`);
  expect(module).toContain('export const metadata = {"id": "one"};');
  expect(module).toContain('export const toc = [];');
  expect(module).toContain('export const initial = true;');
  expect(module).not.toMatch(/import|The text|MDXContent/u);
});

test('says what to do when MDX writes pages in another form', () => {
  expect(load('export default function MDXContent() {}').error).toEqual(
    new Error(
      'The compiled page /docs/one.md has no function _createMdxContent. Adapt src/client-diet/initial-page-loader.mjs to what MDX writes now.',
    ),
  );
});

test('passes on why a page cannot be compiled', () => {
  const error = new Error('no such sample');
  expect(load(error).error).toBe(error);
});

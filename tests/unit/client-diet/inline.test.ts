import { expect, test } from 'vitest';

import { inlineTexts } from '../../../src/client-diet/inline-texts/inline.mjs';

const IMPORT = 'import Translate, { translate as say } from "@docusaurus/Translate";\n';
const TEXTS = { 'a.close': '关闭', 'a.on': '于 {date}', 'a.last': '最后{atDate}更新' };

/** Writes texts into a module that imports both ways to a text. */
function inline(code: string): string {
  return inlineTexts(IMPORT + code, TEXTS).slice(IMPORT.length);
}

test('writes a text into its call, without id and description', () => {
  expect(
    inline(
      'say({\n  id: "a.close",\n  message: "Close",\n  description: "For the button",\n}, values);',
    ),
  ).toBe('say({\n  message: "关闭",\n  }, values);');
});

test('writes a text into its element, and into one inside another', () => {
  const inner = '_jsx(Translate, { id: "a.on", children: " on {date}" })';
  expect(
    inline(
      `_jsx(Translate, { id: "a.last", values: { atDate: ${inner} }, children: "Last {atDate}" })`,
    ),
  ).toBe(
    '_jsx(Translate, { values: { atDate: _jsx(Translate, { children: "于 {date}" }) }, children: "最后{atDate}更新" })',
  );
});

test('keeps the English text where the language lacks one', () => {
  expect(inline('say({ id: "a.new", message: `It is "new"` })')).toBe(
    'say({ message: "It is \\"new\\"" })',
  );
});

test('leaves alone what other modules export under the same names', () => {
  const other = 'import { say } from "elsewhere";\nsay({ id: "a.close", message: "Close" });';
  expect(inlineTexts(other, TEXTS)).toBe(other);
});

test.each([
  ['an id', 'say({ id: chosen, message: "Close" })'],
  ['a text', 'say({ id: "a.close", message: `Close ${what}` })'],
  ['all of it', 'say(text)'],
])('says so when %s is not written out', (_, code) => {
  expect(() => inline(code)).toThrow(
    /^A text needs its id and its English words written out, .* It has: /u,
  );
});

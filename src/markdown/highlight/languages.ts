import Prism, { type Grammar } from 'prismjs';
import loadLanguages from 'prismjs/components/';

loadLanguages.silent = true;
loadLanguages([
  'jsx',
  'tsx',
  'json',
  'json5',
  'bash',
  'yaml',
  'toml',
  'scss',
  'less',
  'markdown',
  'diff',
]);

const aliases: Readonly<Record<string, string>> = {
  mjs: 'javascript',
  cjs: 'javascript',
  js: 'javascript',
  ts: 'typescript',
  jsonc: 'json',
  signature: 'typescript',
  sh: 'bash',
};

/**
 * @param language the language of a fence
 * @returns its grammar, or `undefined` for plain text and for languages without one
 */
export function grammarOf(language: string): Grammar | undefined {
  return Prism.languages[aliases[language] ?? language];
}

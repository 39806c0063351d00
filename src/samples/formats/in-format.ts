import type { SampleFormat } from '../schema';

/**
 * Samples, their expectations and their recorded output are written for the ES module run.
 *
 * @param text a command, an expected text, or recorded output
 * @param format the format of the run that needs the text
 * @param modules the `.mjs` files of the sample's top folder
 * @returns the text with each of these modules named as the run names it
 */
export function inFormat(text: string, format: SampleFormat, modules: readonly string[]): string {
  if (format === 'esm') {
    return text;
  }
  return modules.reduce(
    (result, file) => result.replaceAll(wholeName(file), commonJsName(file)),
    text,
  );
}

/**
 * @param module a file that ends in `.mjs`
 * @returns its CommonJS twin, which ends in `.js`
 */
export function commonJsName(module: string): string {
  return module.replace(/\.mjs$/, '.js');
}

function wholeName(file: string): RegExp {
  const escaped = file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`, 'g');
}

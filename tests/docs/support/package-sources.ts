import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse, type Program } from 'acorn';

import { samplesModules } from '../../../src/samples/paths';

/** A script of a package. */
export interface PackageSource {
  readonly source: string;
  readonly tree: Program;
  /** Package and file, such as `bach/lib/helpers.js`. */
  readonly where: string;
}

const aside = /(?:^|\/)(?:node_modules|test|tests|bench|example|examples|completion)(?:\/|$)/;

/**
 * Reads the scripts that a package runs.
 *
 * @param name a package that is installed for the samples
 * @throws SyntaxError where a file is no JavaScript
 */
export function sourcesOf(name: string): readonly PackageSource[] {
  const folder = path.join(samplesModules, name);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !aside.test(file))
    .map((file) => {
      const source = readFileSync(path.join(folder, file), 'utf8');
      return { source, tree: parseScript(source), where: `${name}/${file}` };
    });
}

/**
 * Parses the text of a CommonJS module.
 *
 * @throws SyntaxError where it is no JavaScript
 */
export function parseScript(source: string): Program {
  return parse(source, {
    ecmaVersion: 'latest',
    sourceType: 'script',
    allowHashBang: true,
    allowReturnOutsideFunction: true,
  });
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { transformSync } from 'esbuild';

import { projectRoot, samplesFolder } from './paths';
import { parseSampleDefinition, type SampleDefinition } from './schema';

/** A sample as it lies in the repository. */
export interface Sample {
  readonly name: string;
  /** Absolute path of its folder. */
  readonly folder: string;
  /** Its `sample.json`, from the root of the repository. */
  readonly file: string;
  readonly definition: SampleDefinition;
}

/**
 * @returns the names of all folders under `samples/` that are samples, sorted
 */
export function sampleNames(): readonly string[] {
  return readdirSync(samplesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(node_modules$|\.)/.test(entry.name))
    .map((entry) => entry.name)
    .sort();
}

/**
 * @param name the folder under `samples/`
 * @param siteDir the folder that holds `samples/`
 * @returns the sample with its checked definition
 * @throws Error that names the file where there is no such sample, no JSON, or a wrong key
 */
export function loadSample(name: string, siteDir: string = projectRoot): Sample {
  const folder = path.join(siteDir, 'samples', name);
  const file = `samples/${name}/sample.json`;
  const absolute = path.join(folder, 'sample.json');
  if (!existsSync(absolute)) {
    throw new Error(`${file} does not exist. Add the sample, or correct its name.`);
  }
  return { name, folder, file, definition: parseSampleDefinition(readJson(absolute, file), file) };
}

function readJson(absolute: string, file: string): unknown {
  const text = readFileSync(absolute, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    const [, line = 1, reason = String(error)] =
      /^<stdin>:(\d+):\d+: ERROR: (.+)$/m.exec(faultOfJson(text)) ?? [];
    throw new Error(`${file}:${line}: this is not JSON: ${reason}. Correct the line.`);
  }
}

/** JSON.parse() names no line, and says nothing of commas and comments. */
function faultOfJson(text: string): string {
  try {
    transformSync(text, { loader: 'json', logLevel: 'silent' });
    return '';
  } catch (error) {
    return String(error);
  }
}

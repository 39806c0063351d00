import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

import { samplesModules } from '../../src/samples/paths';
import type { RunVersions } from '../../src/samples/recorded';

const manifestSchema = z.object({ version: z.string() });

/**
 * @returns the version of gulp that is installed for the samples, and of the running Node.js
 * @throws Error where the packages of the samples are not installed
 */
export function installedVersions(): RunVersions {
  const file = path.join(samplesModules, 'gulp', 'package.json');
  let manifest: unknown;
  try {
    manifest = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error('The packages of the samples are not installed. Run: npm ci --prefix samples');
  }
  return { gulp: manifestSchema.parse(manifest).version, node: process.versions.node };
}

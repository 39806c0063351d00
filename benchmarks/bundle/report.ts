import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { SourceMapPayload } from 'node:module';
import path from 'node:path';

import { chunkContents, type ChunkContents } from './contents';

/** Packages below this share are summed up in one line. */
const SMALL = 100;

/**
 * Describes what is in the scripts of a built site.
 *
 * @param site Folder of a site that was built with source maps.
 * @param largest How many chunks to describe besides main, the largest first.
 */
export function describeBundle(site: string, largest: number): string {
  const folder = path.join(site, 'assets/js');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const chunks = scripts
    .map((file) => ({ file, code: readFileSync(path.join(folder, file), 'utf8') }))
    .sort((one, other) => other.code.length - one.code.length);
  const main = chunks.filter(({ file }) => file.startsWith('main.'));
  const others = chunks.filter(({ file }) => !file.startsWith('main.')).slice(0, largest);
  return [...main, ...others]
    .map(({ file, code }) => describeChunk(file, chunkContents(code, readMap(folder, file))))
    .join('\n\n');
}

/** A chunk that holds only data has no map. */
function readMap(folder: string, file: string): SourceMapPayload | undefined {
  const map = path.join(folder, `${file}.map`);
  return existsSync(map) ? JSON.parse(readFileSync(map, 'utf8')) : undefined;
}

function describeChunk(file: string, { minified, compressed, packages }: ChunkContents): string {
  const shown = packages.filter((part) => part.compressed >= SMALL);
  const small = packages.filter((part) => part.compressed < SMALL);
  const rest = {
    name: `${small.length} small ones`,
    minified: small.reduce((sum, part) => sum + part.minified, 0),
    compressed: small.reduce((sum, part) => sum + part.compressed, 0),
  };
  const lines = [...shown, ...(small.length > 0 ? [rest] : [])].map(
    (part) => `${kilobytes(part.minified)} ${kilobytes(part.compressed)}  ${part.name}`,
  );
  return [
    file,
    'minified   Brotli  package',
    ...lines,
    `${kilobytes(minified)} ${kilobytes(compressed)}  in all`,
  ].join('\n');
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(8);
}

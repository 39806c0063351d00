import { SourceMap, type SourceMapPayload } from 'node:module';

import { brotliSize } from '../brotli';
import { packageOf } from './package-of';

/** What one package takes in a chunk. */
interface PackageShare {
  readonly name: string;
  /** Minified bytes. */
  readonly minified: number;
  /** Its estimated part of the compressed chunk; packages compress better together than alone. */
  readonly compressed: number;
}

export interface ChunkContents {
  readonly minified: number;
  readonly compressed: number;
  /** Largest first. */
  readonly packages: readonly PackageShare[];
}

/**
 * Divides a minified chunk among its packages.
 *
 * @param code Text of the chunk.
 * @param map Its source map; a chunk without one is data.
 */
export function chunkContents(code: string, map: SourceMapPayload | undefined): ChunkContents {
  const texts = map ? textByPackage(code, new SourceMap(map)) : new Map([['data', code]]);
  const alone = [...texts].map(([name, text]) => ({
    name,
    minified: Buffer.byteLength(text),
    compressed: brotliSize(text),
  }));
  const compressed = brotliSize(code);
  const sum = alone.reduce((total, part) => total + part.compressed, 0);
  return {
    minified: Buffer.byteLength(code),
    compressed,
    packages: alone
      .map((part) => ({ ...part, compressed: (part.compressed / sum) * compressed }))
      .sort((one, other) => other.compressed - one.compressed),
  };
}

function textByPackage(code: string, map: SourceMap): ReadonlyMap<string, string> {
  const pieces = new Map<string, string[]>();
  const put = (name: string, text: string): void => {
    const parts = pieces.get(name);
    if (parts) {
      parts.push(text);
    } else {
      pieces.set(name, [text]);
    }
  };
  code.split('\n').forEach((line, lineIndex) => {
    let start = 0;
    let name = 'webpack';
    for (let column = 0; column < line.length; column += 1) {
      const entry = map.findEntry(lineIndex, column);
      const next = 'originalSource' in entry ? packageOf(entry.originalSource) : 'webpack';
      if (next !== name) {
        put(name, line.slice(start, column));
        start = column;
        name = next;
      }
    }
    put(name, line.slice(start));
  });
  return new Map([...pieces].map(([name, parts]) => [name, parts.join('')]));
}

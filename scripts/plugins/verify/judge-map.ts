import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';

import type { MapResult } from '../../../src/data/plugins/vocabulary';

/** A text of a source, to find again in a result. */
export interface Mark {
  readonly text: string;
  /** Path of the source in the project. */
  readonly source: string;
  /** Line of the source, from 1. */
  readonly line: number;
}

interface MappedFile {
  readonly path: string;
  readonly contents: string;
  /** Folder of the project. */
  readonly project: string;
}

/** @returns The text of the map that a file holds or names last, or undefined where there is none. */
function readMap({ path: file, contents }: MappedFile): string | undefined {
  const address = Array.from(
    contents.matchAll(/[#@] sourceMappingURL=([^\s*]+)/g),
    ([, found = '']) => found,
  ).at(-1);
  if (address === undefined) return undefined;
  const data = /^data:application\/json;(?:charset=[\w-]+;)?base64,(.*)$/.exec(address)?.[1];
  if (data !== undefined) return Buffer.from(data, 'base64').toString();
  const beside = path.join(path.dirname(file), decodeURIComponent(address));
  return existsSync(beside) ? readFileSync(beside, 'utf8') : undefined;
}

function parseMap(text: string): TraceMap | undefined {
  try {
    return new TraceMap(text);
  } catch {
    return undefined;
  }
}

function judgeMark(map: TraceMap, mark: Mark, file: MappedFile): Exclude<MapResult, 'breaks'> {
  const before = file.contents.slice(0, file.contents.indexOf(mark.text)).split('\n');
  const { source, line } = originalPositionFor(map, {
    line: before.length,
    column: before.at(-1)?.length ?? 0,
  });
  if (source === null) return 'lost';
  // The folder depends on where a tool counts from: the base of gulp, the result, or the root of a bundle.
  if (line !== mark.line || path.basename(source) !== path.basename(mark.source)) return 'wrong';
  const contents = sourceContentFor(map, source);
  if (contents !== null) {
    return contents.split('\n')[line - 1]?.includes(mark.text) ? 'kept' : 'wrong';
  }
  const named = path.resolve(path.dirname(file.path), source);
  return named === path.resolve(file.project, mark.source) ? 'kept' : 'bare';
}

/**
 * Judges the source map of a result.
 * @param project Folder of the project.
 * @param result Path of the result in it.
 * @param marks What it holds of the sources.
 * @returns The worst that was found of a mark.
 * @throws When a mark is not in the result: then the trial asks for what the plugin takes out.
 */
export function judgeMap(
  project: string,
  result: string,
  marks: readonly Mark[],
): Exclude<MapResult, 'breaks'> {
  const written = path.join(project, result);
  const file = { project, path: written, contents: readFileSync(written, 'utf8') };
  const missing = marks.find(({ text }) => !file.contents.includes(text));
  if (missing) throw new Error(`${result} lacks ${missing.text}: change the "maps" of the trial.`);
  const text = readMap(file);
  if (text === undefined) return 'lost';
  const map = parseMap(text);
  if (!map) return 'wrong';
  const found = marks.map((mark) => judgeMark(map, mark, file));
  return (['wrong', 'lost', 'bare'] as const).find((word) => found.includes(word)) ?? 'kept';
}

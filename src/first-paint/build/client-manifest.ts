import path from 'node:path';

import * as z from 'zod';

const fileSchema = z.object({ file: z.string() });

/** The part of the generator's client manifest from which it takes the files of a page. */
export const manifestSchema = z.looseObject({
  /** Ids of assets by what asks for them: a module or a chunk. */
  origins: z.record(z.string(), z.array(z.union([z.string(), z.number()]))),
  /** Files by asset id and kind. */
  assets: z.record(z.string(), z.record(z.string(), z.array(z.looseObject(fileSchema.shape)))),
});

type ClientManifest = z.infer<typeof manifestSchema>;

/**
 * Adds to the manifest which files each lazy module needs. The generator looks modules up by name, but
 * its manifest knows names of chunks only, so that pages named no file of their own.
 *
 * @param manifest The manifest as it was emitted.
 * @param filesByModule Files of each lazy module's chunks, shared ones included, by what was imported.
 * @param baseUrl What files are served below, with a slash at the end.
 * @returns A manifest with an origin for each module.
 */
export function withModuleOrigins(
  manifest: ClientManifest,
  filesByModule: ReadonlyMap<string, readonly string[]>,
  baseUrl: string,
): ClientManifest {
  const origins = { ...manifest.origins };
  const assets = { ...manifest.assets };
  for (const [module, files] of filesByModule) {
    // One asset per file, so that a page names a file once that several modules need.
    origins[module] = [...files];
    for (const file of files) {
      assets[file] = { [path.extname(file).slice(1)]: [{ file, publicPath: baseUrl + file }] };
    }
  }
  return { ...manifest, origins, assets };
}

import * as z from 'zod';

const fileSchema = z.object({ file: z.string() });

/** The part of the generator's client manifest from which it takes the files of a page. */
export const manifestSchema = z.looseObject({
  /** Ids of assets by what asks for them: a module or a chunk. */
  origins: z.record(z.string(), z.array(z.union([z.string(), z.number()]))),
  /** Files by asset id and kind. */
  assets: z.record(z.string(), z.record(z.string(), z.array(z.looseObject(fileSchema.shape)))),
});

export type ClientManifest = z.infer<typeof manifestSchema>;

/**
 * Reads the generated registry of lazy modules.
 *
 * @param source Text of `registry.js` in the folder of generated files.
 * @returns Name of the chunk by name of the module.
 */
export function chunkNamesByModule(source: string): ReadonlyMap<string, string> {
  const entries = source.matchAll(/^\s*"([^"]+)": \[.*?\), ("(?:[^"\\]|\\.)*"), /gm);
  return new Map(
    [...entries].map(([, chunk = '', module = '""']): [string, string] => [
      z.string().parse(JSON.parse(module)),
      chunk,
    ]),
  );
}

/**
 * Tells the manifest which files each lazy module needs. The generator looks modules up by name, but
 * its manifest knows names of chunks only, so that pages named no file of their own.
 *
 * @param manifest The manifest as it was emitted.
 * @param chunks Name of the chunk by name of the module.
 * @param filesOf Files of a chunk's group, shared ones included.
 * @returns A manifest with an origin for each module.
 */
export function withModuleOrigins(
  manifest: ClientManifest,
  chunks: ReadonlyMap<string, string>,
  filesOf: (chunk: string) => readonly string[],
): ClientManifest {
  const origins = { ...manifest.origins };
  const assets = { ...manifest.assets };
  for (const [module, chunk] of chunks) {
    const files = filesOf(chunk);
    const id = `group ${chunk}`;
    origins[module] = [id];
    assets[id] = Object.fromEntries(
      ['js', 'css'].map((kind) => [
        kind,
        files.filter((file) => file.endsWith(`.${kind}`)).map((file) => ({ file })),
      ]),
    );
  }
  return { ...manifest, origins, assets };
}

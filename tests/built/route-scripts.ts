import * as z from 'zod';

import { readGenerated } from './build-folders';

/** Names of chunks, nested as the generator nests a route's props. */
type ChunkNames = string | readonly ChunkNames[] | { readonly [prop: string]: ChunkNames };

const chunkNamesSchema: z.ZodType<ChunkNames> = z.lazy(() =>
  z.union([z.string(), z.array(chunkNamesSchema), z.record(z.string(), chunkNamesSchema)]),
);
const routesSchema = z.record(z.string(), chunkNamesSchema);
const manifestSchema = z.object({
  origins: z.record(z.string(), z.array(z.union([z.string(), z.number()]))),
  assets: z.record(
    z.string(),
    z.object({ js: z.array(z.object({ publicPath: z.string() })).optional() }),
  ),
});

/** The text of a docs page is left out: the page that a reader opens has it in its HTML. */
function flatten(names: ChunkNames): readonly string[] {
  return typeof names === 'string'
    ? [names]
    : Object.entries(names).flatMap(([prop, below]) => (prop === 'content' ? [] : flatten(below)));
}

/** Reads which chunks go together, and the scripts that they are in. */
function scriptsByName(edition: string): (name: string) => readonly string[] {
  const { origins, assets } = manifestSchema.parse(readGenerated(edition, 'client-manifest.json'));
  return (name) =>
    (origins[name] ?? [])
      .flatMap((chunk) => assets[chunk]?.js ?? [])
      .map(({ publicPath }) => publicPath);
}

/** Scripts of the chunk that an import gives a name to, with those that it shares with others. */
export function namedScripts(edition: string, name: string): readonly string[] {
  return scriptsByName(edition)(name);
}

/**
 * Finds the scripts that the application fetches for the page in the address, from what the
 * generator emitted.
 *
 * @param edition Name of the edition.
 * @returns A function from the path of a page to the addresses of its scripts, layouts included.
 */
export function routeScripts(edition: string): (page: string) => readonly string[] {
  const routes = routesSchema.parse(readGenerated(edition, 'routesChunkNames.json'));
  const scripts = scriptsByName(edition);
  return (page) => {
    const names = Object.entries(routes)
      .filter(([key]) => {
        const route = key.replace(/-[\da-f]{3}$/, ''); // The generator makes keys unique with three digits.
        return route === page || (route === '/docs/' && page.startsWith('/docs/'));
      })
      .flatMap(([, chunks]) => flatten(chunks));
    return [...new Set(names.flatMap(scripts))];
  };
}

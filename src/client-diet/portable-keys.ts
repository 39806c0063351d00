import * as z from 'zod';

/** Texts of modules that the generator writes about the routes. */
export interface RouteModules {
  readonly registry: string;
  readonly routes: string;
  readonly routesChunkNames: string;
}

/** Names a plugin to the components of its routes; the second from 3.3 on. */
export const CONTEXT = /\/(?:plugin-route-context-module-\w+|__plugin)\.json$/u;

/** A key of the registry, and its module in quotes. */
const LAZY_MODULE = /^ {2}"(?<key>\w+)": .*, require\.resolveWeak\((?<module>".+")\)\],/gmu;

/** A route of 3.2.1, with what makes it unique among routes of the same path. */
const ROUTE = /ComponentCreator\('(?<path>[^']*)', '(?<hash>\w+)'\)/gu;

/**
 * Counts the routes and the contexts of plugins, for which the generator digests paths of files: with its keys, the
 * application would have other bytes in each folder of the site, and with them other names of variables.
 *
 * @param modules As the generator wrote them.
 * @returns the same modules with other keys
 * @throws Error when a route has no chunks, as after an upgrade of the generator
 */
export function portableKeys({ registry, routes, routesChunkNames }: RouteModules): RouteModules {
  const contexts = [...registry.matchAll(LAZY_MODULE)]
    .flatMap(({ groups: { key = '', module = '' } = {} }) => {
      const file = z.string().parse(JSON.parse(module));
      return CONTEXT.test(file) ? [{ key, file }] : [];
    })
    .toSorted((one, other) => (one.file < other.file ? -1 : 1));
  const withContexts = (text: string): string =>
    contexts.reduce(
      (done, { key }, index) => done.replaceAll(`"${key}"`, `"context${index}"`),
      text,
    );
  const chunks = Object.entries(
    z.record(z.string(), z.unknown()).parse(JSON.parse(routesChunkNames)),
  );
  const numbers = new Map(chunks.map(([key], index) => [key, index]));
  return {
    registry: withContexts(registry),
    routes: routes.replace(ROUTE, (_creator, path: string, hash: string) => {
      const number = numbers.get(`${path}-${hash}`);
      if (number === undefined) {
        throw new Error(
          `The generated routesChunkNames.json has no chunks of ${path}-${hash}.\nAdapt src/client-diet/portable-keys.ts to what the generator writes now.`,
        );
      }
      return `ComponentCreator('${path}', '${number}')`;
    }),
    routesChunkNames: withContexts(
      JSON.stringify(
        Object.fromEntries(
          chunks.map(([key, names], index) => [key.replace(/-\w+$/u, `-${index}`), names]),
        ),
      ),
    ),
  };
}

import { expect, test } from 'vitest';

import { portableKeys, type RouteModules } from '../../../src/client-diet/portable-keys';

/** What the generator writes about two routes in a folder, with the keys that it digests from its name. */
function generatedIn(
  folder: string,
  { context, hash }: { readonly context: string; readonly hash: string },
): RouteModules {
  const line = (key: string, module: string): string =>
    `  "${key}": [() => import(/* webpackChunkName: "${key}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;
  const file = `${folder}/.docusaurus/docs/default/plugin-route-context-module-100.json`;
  return {
    registry: `export default {\n${line(context, file)}\n${line('5e95c892', '@theme/DocsRoot')}};\n`,
    routes: `[{ component: ComponentCreator('/docs/', '${hash}') }, { component: ComponentCreator('/docs/', 'b46') }];`,
    routesChunkNames: JSON.stringify({
      [`/docs/-${hash}`]: { __comp: '5e95c892', __context: { plugin: context } },
      '/docs/-b46': { __comp: '5e95c892' },
    }),
  };
}

test('gives routes and contexts the same keys in every folder of the site', () => {
  const one = portableKeys(generatedIn('/one', { context: '666142ef', hash: '6f3' }));
  const other = portableKeys(generatedIn('/other', { context: 'fb4cf64d', hash: '20d' }));
  expect(other.registry.replaceAll('/other/', '/one/')).toBe(one.registry);
  expect([other.routes, other.routesChunkNames]).toEqual([one.routes, one.routesChunkNames]);
});

test('leaves each route its chunks, and each chunk its module', () => {
  const { registry, routes, routesChunkNames } = portableKeys(
    generatedIn('/one', { context: '666142ef', hash: '6f3' }),
  );
  expect(JSON.parse(routesChunkNames)).toEqual({
    '/docs/-0': { __comp: '5e95c892', __context: { plugin: 'context0' } },
    '/docs/-1': { __comp: '5e95c892' },
  });
  expect(routes.match(/'\d'/gu)).toEqual(["'0'", "'1'"]);
  expect(registry).toContain(
    '  "context0": [() => import(/* webpackChunkName: "context0" */ "/one/',
  );
  expect(registry).toContain('  "5e95c892": [');
});

test('names a route without chunks', () => {
  const generated = generatedIn('/one', { context: '666142ef', hash: '6f3' });
  expect(() => portableKeys({ ...generated, routesChunkNames: '{}' })).toThrow(
    'has no chunks of /docs/-6f3',
  );
});

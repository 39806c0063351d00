import { expect, test } from 'vitest';

import { docsChunks, clientRegistry, pageOfInitial } from '../../../src/client-diet/registry';

/** Writes a registry as the generator does. */
function registryOf(modules: Readonly<Record<string, string>>): string {
  const lines = Object.entries(modules).map(
    ([key, module]) =>
      `  "${key}": [() => import(/* webpackChunkName: "${key}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`,
  );
  return `export default {\n${lines.join('\n')}};\n`;
}

test('keeps the chunk of each page, without the name of its module', () => {
  const registry = clientRegistry(registryOf({ '081cce4b': '@site/src/pages/one.tsx' }));
  expect(registry).toContain(
    '"081cce4b": [() => import(/* webpackChunkName: "081cce4b" */ "@site/src/pages/one.tsx")],',
  );
  expect(registry.match(/one\.tsx/gu)).toHaveLength(1);
});

test.each([
  '@site/docs/api/src.md',
  '@site/i18n/zh-Hans/docusaurus-plugin-content-docs/current/api/src.mdx',
])('takes %s without its text when it is the first page', (page) => {
  const registry = clientRegistry(registryOf({ '081cce4b': page }));
  const [, initial = ''] = /loadContent\(\(\) => import\("(.*?)"\), /u.exec(registry) ?? [];
  expect(initial).toMatch(/^!!.*initial-page-loader\.mjs!.*\?initial$/u);
  expect(pageOfInitial(initial)).toBe(page);
  expect(registry).toContain(`, () => import(/* webpackChunkName: "081cce4b" */ "${page}"))`);
});

test('finds no page in any other request', () => {
  expect(pageOfInitial('@site/docs/api/src.md')).toBeUndefined();
});

test('finds the chunks of the docs', () => {
  const registry = registryOf({
    '17896441': '@theme/DocItem',
    '5e95c892': '@theme/DocsRoot',
    '081cce4b': '@site/docs/one.md',
    c8116ec1: '@site/src/pages/plugins/index.tsx',
  });
  expect(docsChunks(registry)).toEqual({ layout: '17896441', pages: new Set(['081cce4b']) });
  expect(docsChunks(registryOf({ c8116ec1: '@site/src/pages/index.tsx' }))).toEqual({
    layout: undefined,
    pages: new Set(),
  });
});

test('puts all modules of the docs layout into the chunk of the first one', () => {
  const registry = clientRegistry(
    registryOf({
      '17896441': '@theme/DocItem',
      '5e95c892': '@theme/DocsRoot',
      '935f2afb': '~docs/default/version-current-metadata-prop-751.json',
      a7bd4aaa: '@theme/DocVersionRoot',
      a94703ab: '@theme/DocRoot',
      c8116ec1: '@theme/DocItemOfAnotherKind',
    }),
  );
  expect(registry.match(/webpackChunkName: "\w+"/gu)?.toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 'webpackChunkName: "17896441"'),
    'webpackChunkName: "c8116ec1"',
  ]);
  expect(registry).toContain('"a94703ab": [');
});

test('bundles the plugin context of a route with the application', () => {
  const context = '/site/.docusaurus/docs/default/plugin-route-context-module-100.json';
  expect(clientRegistry(registryOf({ '134c37c3': context }))).toContain(
    `import(/* webpackMode: "eager" */ "${context}")`,
  );
});

test('lists the modules in the same order in every folder of the site', () => {
  const context = (folder: string) =>
    `${folder}/.docusaurus/docs/default/plugin-route-context-module-100.json`;
  const page = '@site/src/pages/one.tsx';
  const early = clientRegistry(registryOf({ '134c37c3': context('/one'), c8116ec1: page }));
  const late = clientRegistry(registryOf({ c8116ec1: page, d210bfb7: context('/two') }));
  expect(late.replace('/two', '/one').replace('d210bfb7', '134c37c3')).toBe(early);
});

test('says what to do when the generator writes another registry', () => {
  expect(() => clientRegistry('export default {\n  "a": something,};\n')).toThrow(
    /unknown line: {3}"a": something,\};\nAdapt src\/client-diet\/registry\.ts/u,
  );
});

test.each([
  ['3.2', 'version-current-metadata-prop-751.json', 'plugin-route-context-module-100.json'],
  ['3.3', 'p/docs-175.json', '__plugin.json'],
])('puts what every docs page needs into one file, as %s names it', (_version, props, context) => {
  const folder = '@generated/docusaurus-plugin-content-docs/default';
  const registry = clientRegistry(
    registryOf({
      '17896441': '@theme/DocItem',
      '935f2afb': `${folder}/${props}`,
      aba21aa0: `${folder}/${context}`,
    }),
  );
  expect(registry).toContain(`webpackChunkName: "17896441" */ "${folder}/${props}")`);
  expect(registry).toContain(`webpackMode: "eager" */ "${folder}/${context}")`);
});

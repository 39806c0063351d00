import { expect, it } from 'vitest';

import { leanRegistry } from '../../../../src/plugins/lean-client/lean-registry';

/** Writes a registry as the generator does. */
function registryOf(modules: Readonly<Record<string, string>>): string {
  const lines = Object.entries(modules).map(
    ([key, module]) =>
      `  "${key}": [() => import(/* webpackChunkName: "${key}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`,
  );
  return `export default {\n${lines.join('\n')}};\n`;
}

it('keeps the chunk of each page, without the name of its module', () => {
  const registry = leanRegistry(registryOf({ '081cce4b': '@site/docs/one.md' }));
  expect(registry).toContain('import(/* webpackChunkName: "081cce4b" */ "@site/docs/one.md")');
  expect(registry).toContain('0, require.resolveWeak("@site/docs/one.md")');
  expect(registry.match(/one\.md/gu)).toHaveLength(2);
});

it('gathers what every docs page needs in the chunk of the first such part', () => {
  const registry = leanRegistry(
    registryOf({
      '17896441': '@theme/DocItem',
      '5e95c892': '@theme/DocsRoot',
      '935f2afb': '~docs/default/version-current-metadata-prop-751.json',
      a7bd4aaa: '@theme/DocVersionRoot',
      a94703ab: '@theme/DocRoot',
      c8116ec1: '@theme/DocItemOfAnotherKind',
    }),
  );
  expect(registry.match(/webpackChunkName: "\w+"/gu)).toEqual([
    ...Array.from({ length: 5 }, () => 'webpackChunkName: "17896441"'),
    'webpackChunkName: "c8116ec1"',
  ]);
  expect(registry).toContain('"a94703ab": [');
});

it('takes what a route knows of its plugin into the application', () => {
  const context = '/site/.docusaurus/docs/default/plugin-route-context-module-100.json';
  expect(leanRegistry(registryOf({ '134c37c3': context }))).toContain(
    `import(/* webpackMode: "eager" */ "${context}")`,
  );
});

it('says what to do when the generator writes another registry', () => {
  expect(() => leanRegistry('export default {\n  "a": something,};\n')).toThrow(
    /unknown line: {3}"a": something,\};\nAdapt src\/plugins\/lean-client\/lean-registry\.ts/u,
  );
});

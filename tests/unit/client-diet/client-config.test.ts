import type { DocusaurusConfig } from '@docusaurus/types';
import { expect, it } from 'vitest';

import { clientConfig, clientMetadata } from '../../../src/client-diet/client-config';

const CONFIG: Partial<DocusaurusConfig> = {
  title: 'gulp',
  url: 'https://example.com',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  ssrTemplate: '<!DOCTYPE html>',
  presets: [['classic', { docs: { siteDir: '/home' } }]],
  themeConfig: { navbar: { title: 'gulp' }, prism: { additionalLanguages: [] } },
  customFields: { edition: { repository: 'https://example.com/repository' } },
};

it('sends what components read, and nothing that only a build reads', () => {
  expect(clientConfig(CONFIG)).toEqual({
    title: 'gulp',
    url: 'https://example.com',
    baseUrl: '/',
    themeConfig: { navbar: { title: 'gulp' } },
    customFields: { edition: { repository: 'https://example.com/repository' } },
  });
});

it('sends the version of the generator, and no versions of plugins', () => {
  const written = { docusaurusVersion: '3.2.1', pluginVersions: { plugin: { type: 'local' } } };
  expect(JSON.parse(clientMetadata(JSON.stringify(written)))).toEqual({
    docusaurusVersion: '3.2.1',
    pluginVersions: {},
  });
});

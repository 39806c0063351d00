import type { DocusaurusConfig } from '@docusaurus/types';
import { expect, it } from 'vitest';

import { clientConfig } from '../../../src/client-diet/client-config';

const CONFIG: Partial<DocusaurusConfig> = {
  title: 'gulp',
  url: 'https://example.com',
  baseUrl: '/',
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

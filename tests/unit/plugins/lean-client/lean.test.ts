import type { DocusaurusConfig } from '@docusaurus/types';
import { expect, it } from 'vitest';

import { leanConfig } from '../../../../src/plugins/lean-client/lean';

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
  expect(leanConfig(CONFIG)).toEqual({
    title: 'gulp',
    url: 'https://example.com',
    baseUrl: '/',
    themeConfig: { navbar: { title: 'gulp' } },
    customFields: { edition: { repository: 'https://example.com/repository' } },
  });
});

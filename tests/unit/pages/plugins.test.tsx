import { DocusaurusContextProvider } from '@docusaurus/core/lib/client/docusaurusContext';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import Plugins from '@site/src/pages/plugins';

vi.mock('@generated/plugin-directory/default/runs.json', () => ({ default: {} }));
vi.mock('@theme/Layout', () => ({
  default: ({ children }: { readonly children: ReactNode }) => children,
}));
vi.mock('@site/src/components/PluginDirectory', () => ({ PluginDirectory: () => null }));
vi.mock('@site/src/editions/useEdition', () => ({
  useEdition: () => ({ repository: 'https://example.org/site', branch: 'trunk', sentenceGap: ' ' }),
}));

test('tells how to add a plugin on the branch that the settings name', () => {
  const html = renderToStaticMarkup(
    <DocusaurusContextProvider>
      <StaticRouter>
        <Plugins />
      </StaticRouter>
    </DocusaurusContextProvider>,
  );
  expect(html).toContain('href="https://example.org/site/blob/trunk/CONTRIBUTING.md"');
});

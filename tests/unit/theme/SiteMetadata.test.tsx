import { DocusaurusContextProvider } from '@docusaurus/core/lib/client/docusaurusContext';
import { renderToString } from 'react-dom/server';
import { type FilledContext, HelmetProvider } from 'react-helmet-async';
import { StaticRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import SiteMetadataWithCard from '@site/src/theme/SiteMetadata';

vi.mock('@theme-original/SiteMetadata', () => ({ default: () => null }));
// What only a build generates.
vi.mock('@docusaurus/constants', () => ({ DEFAULT_PLUGIN_ID: 'default' }));
vi.mock('@generated/routes', () => ({ default: [] }));

function headOf(pathname: string): string {
  const context: Partial<FilledContext> = {};
  renderToString(
    <HelmetProvider context={context}>
      <DocusaurusContextProvider>
        <StaticRouter location={pathname}>
          <SiteMetadataWithCard />
        </StaticRouter>
      </DocusaurusContextProvider>
    </HelmetProvider>,
  );
  return context.helmet?.meta.toString() ?? '';
}

test.each([
  ['/', 'https://example.org/img/cards/index.png'],
  ['/docs/api/src', 'https://example.org/img/cards/docs/api/src.png'],
])('%s names its card by its full address', (pathname, address) => {
  const head = headOf(pathname);
  expect(head).toContain(`property="og:image" content="${address}"`);
  expect(head).toContain(`name="twitter:image" content="${address}"`);
});

test('says how large the card is', () => {
  expect(headOf('/')).toMatch(/og:image:width" content="1200".*og:image:height" content="630"/);
});

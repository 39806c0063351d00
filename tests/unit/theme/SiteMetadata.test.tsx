import { DocusaurusContextProvider } from '@docusaurus/core/lib/client/docusaurusContext';
import { renderToString } from 'react-dom/server';
import { type FilledContext, HelmetProvider } from 'react-helmet-async';
import { StaticRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import SiteMetadataWithSiblings from '@site/src/theme/SiteMetadata';

vi.mock('@theme-original/SiteMetadata', () => ({ default: () => null }));
// What only a build generates.
vi.mock('@docusaurus/constants', () => ({ DEFAULT_PLUGIN_ID: 'default' }));
vi.mock('@generated/routes', () => ({ default: [] }));

function headOf(pathname: string): { readonly meta: string; readonly link: string } {
  const context: Partial<FilledContext> = {};
  renderToString(
    <HelmetProvider context={context}>
      <DocusaurusContextProvider>
        <StaticRouter location={pathname}>
          <SiteMetadataWithSiblings />
        </StaticRouter>
      </DocusaurusContextProvider>
    </HelmetProvider>,
  );
  const { meta, link } = context.helmet ?? {};
  return { meta: meta?.toString() ?? '', link: link?.toString() ?? '' };
}

test.each([
  ['/', 'https://example.org/img/cards/index.png'],
  ['/docs/api/src', 'https://example.org/img/cards/docs/api/src.png'],
])('%s names its card by its full address', (pathname, address) => {
  const { meta: head } = headOf(pathname);
  expect(head).toContain(`property="og:image" content="${address}"`);
  expect(head).toContain(`name="twitter:image" content="${address}"`);
});

test('says how large the card is', () => {
  expect(headOf('/').meta).toMatch(
    /og:image:width" content="1200".*og:image:height" content="630"/,
  );
});

test.each([
  ['/docs/api/src', '/docs/api/src'],
  ['/404.html', '/'],
])('%s names its address in the other edition', (pathname, sibling) => {
  const { link } = headOf(pathname);
  expect(link).toContain(`href="https://example.org${pathname}" hrefLang="en"`);
  expect(link).toContain(`href="https://example.org${pathname}" hrefLang="x-default"`);
  expect(link).toContain(`href="https://example.cn${sibling}" hrefLang="zh-Hans"`);
});

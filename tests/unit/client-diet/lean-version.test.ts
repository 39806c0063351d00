import { expect, it } from 'vitest';

import { withoutPages } from '../../../src/client-diet/lean-version';

it('keeps what the sidebar shows, and no titles and descriptions of pages', () => {
  const sidebar = [{ type: 'link', label: 'src()', href: '/docs/api/src', docId: 'api/src' }];
  const metadata = {
    version: 'current',
    docsSidebars: { docs: sidebar },
    docs: { 'api/src': { id: 'api/src', title: 'src()', description: 'Read files.' } },
  };
  const lean = { ...metadata, docs: {} };
  expect(withoutPages(JSON.stringify(metadata))).toEqual(lean);
  const propsOf33 = { version: metadata };
  expect(withoutPages(JSON.stringify(propsOf33))).toEqual({ version: lean });
});

it('refuses metadata of another form', () => {
  expect(() => withoutPages('{"pages":{}}')).toThrow('docs');
});

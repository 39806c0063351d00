import { describe, expect, it } from 'vitest';

import { readPage } from '../../../src/markdown/read-page';
import { projectRoot } from '../../../src/samples/paths';
import { openSectionStore } from '../../../src/search/records/section-store';

const FILE = `${projectRoot}/docs/page.md`;
const TEXT = 'First.\n\n## Options {#options}\n\nSecond.\n';

/** Reads a page as the generator does: its front matter, then its text. */
async function collect(searches: unknown) {
  const store = openSectionStore();
  const parsed = await store.parseFrontMatter({
    filePath: FILE,
    fileContent: TEXT,
    defaultParseFrontMatter: () =>
      Promise.resolve({ frontMatter: { title: 'Page', searches }, content: TEXT }),
  });
  store.collectSections()(await readPage(TEXT, FILE), { path: FILE });
  return { parsed, sections: store.of(FILE) };
}

describe('the store of sections', () => {
  it('gives sections their phrases, and takes these out of the front matter', async () => {
    const { parsed, sections } = await collect({ page: ['ship it'], options: ['too early'] });
    expect(parsed).toEqual({ frontMatter: { title: 'Page' }, content: TEXT });
    expect(sections?.map(({ anchor, searches }) => ({ anchor, searches }))).toEqual([
      { anchor: null, searches: ['ship it'] },
      { anchor: 'options', searches: ['too early'] },
    ]);
  });

  it('names the page where a heading of its phrases does not exist', async () => {
    await expect(collect({ gone: ['ship it'] })).rejects.toThrow(
      'docs/page.md:1: "searches.gone" of the front matter: the page has no heading {#gone}. It has: page, options.',
    );
  });

  it('has no sections of a page that was not compiled', () => {
    expect(openSectionStore().of(FILE)).toBeUndefined();
  });
});

import { beforeAll, describe, expect, it } from 'vitest';

import { rank } from '../../../src/search/embedded/rank';
import type { PageRecord, SectionRecord } from '../../../src/search/records/types';
import type { SectionIndex } from '../../../src/search/embedded/section-index';
import { indexOf, page, PAGES, section } from './records';

let index: SectionIndex;

beforeAll(async () => {
  index = await indexOf(PAGES);
});

const pathsFor = (pages: SectionIndex, query: string): string[] =>
  rank(pages, query, () => true).pages.map(({ page: { path } }) => path);

const firstPath = (pages: SectionIndex, query: string) => pathsFor(pages, query)[0];

describe('rank', () => {
  it.each([
    ['the title, in any case and with parentheses', 'WATCH(', '/docs/api/watch'],
    ['a name with its dots', 'Vinyl.isVinyl', '/docs/api/vinyl-isvinyl'],
    ['a title that is part of another title', 'vinyl', '/docs/api/vinyl'],
    ['a compound of object and property', 'file.extname', '/docs/api/vinyl'],
    ['an option', 'ignoreinitial', '/docs/api/watch'],
    ['an option written apart', 'ignore initial', '/docs/api/watch'],
    ['a plugin written together', 'gulpsass', '/plugins/#gulp-sass'],
    [
      'an error pasted with what stands around it',
      '[12:00:00] The following tasks did not complete: default\nDid you forget to signal async completion?',
      '/docs/getting-started/async-completion',
    ],
    ['an error of a table', 'Error: watch task has to be a function', '/docs/api/watch'],
    ['another form of a word', 'completed', '/docs/getting-started/async-completion'],
    ['a word half typed', 'compl', '/docs/getting-started/async-completion'],
    ['two words half typed', 'asyn compl', '/docs/getting-started/async-completion'],
    ['a typing error', 'asinc', '/docs/getting-started/async-completion'],
    ['two letters swapped', 'wacth', '/docs/api/watch'],
    ['two errors in a word', 'vynil', '/docs/api/vinyl'],
    ['a typing error in a name of two words', 'gulp-sasss', '/plugins/#gulp-sass'],
    ['half a word with an error at its end', 'complx', '/docs/getting-started/async-completion'],
    ['a synonym', 'asynchronous', '/docs/getting-started/async-completion'],
    ['a question', 'how do I keep the watch alive?', '/docs/getting-started/watching-files'],
    ['a Chinese word for an English one', '监听', '/docs/api/watch'],
    ['full-width letters', 'ＷＡＴＣＨ', '/docs/api/watch'],
    ['a Chinese word that the pages avoid', '监视', '/docs/api/watch'],
  ])('finds by %s', (_kind, query, path) => {
    expect(firstPath(index, query)).toBe(path);
  });

  it('puts a page that leads on behind those that explain, unless the query is its title', async () => {
    const glossary = page('/docs/glossary', 'Glossary', {
      leadsOn: true,
      sections: [
        section({ text: ['Each term in short.'] }),
        section({
          headings: ['Files', 'Source map'],
          anchor: 'map',
          text: ['Leads to the source.'],
        }),
      ],
    });
    const guide = page('/docs/files', 'Files', {
      keywords: ['source map'],
      sections: [section({ text: ['How files are written, each with a source map beside it.'] })],
    });
    const pages = await indexOf([glossary, guide]);
    expect(pathsFor(pages, 'source map')).toEqual(['/docs/files', '/docs/glossary']);
    expect(pathsFor(pages, 'glossary')).toEqual(['/docs/glossary']);
  });

  it('finds nothing for what no page has', () => {
    expect(pathsFor(index, 'kubernetes')).toEqual([]);
    expect(pathsFor(index, '')).toEqual([]);
    expect(pathsFor(index, '()')).toEqual([]);
  });

  it('still answers a query of stop words', () => {
    expect(pathsFor(index, 'when it is')).toContain('/docs/getting-started/async-completion');
  });

  it.each(['watch() 用法', 'watch 使用方法', 'watch 的作用'])(
    'finds what the query names, not a text about the use of other things: %s',
    async (query) => {
      const useOfOther = page('/other', '别的', {
        sections: ['用法', '方法', '作用'].map((heading) =>
          section({ headings: [heading], anchor: heading, text: [`${heading}如下。`] }),
        ),
      });
      const pages = await indexOf([...PAGES, useOfOther]);
      expect(firstPath(pages, query)).toBe('/docs/api/watch');
    },
  );

  it('leaves out pages that the facets refuse', () => {
    const { pages } = rank(index, 'sass', ({ tag }) => tag !== 'default');
    expect(pages).toEqual([]);
  });

  it('puts the section that answers first', () => {
    const [first] = rank(index, 'ignoreInitial', () => true).pages;
    expect(first?.sections[0]?.section.record.anchor).toBe('options');
  });

  it('prefers words side by side to the same words apart', async () => {
    const apart = page('/apart', 'One', {
      sections: [section({ text: ['A release. The notes of a dry summer. The run was long.'] })],
    });
    const together = page('/together', 'Two', {
      sections: [section({ text: ['A release. The notes of a summer. The dry run was long.'] })],
    });
    const small = await indexOf([apart, together]);
    expect(firstPath(small, 'dry run')).toBe('/together');
  });

  describe('of a page and its sections', () => {
    const start = section({ text: ['All about files.'] });
    const below = (heading: string, text: string, more: Partial<SectionRecord> = {}) =>
      section({ headings: [heading], anchor: heading.toLowerCase(), text: [text], ...more });
    const rankFirst = async (query: string, ...pages: PageRecord[]) => {
      const [first] = rank(await indexOf(pages), query, () => true).pages;
      const anchors = first?.sections.map((one) => one.section.record.anchor);
      return { path: first?.page.path, anchors, inSection: first?.answersInSection };
    };

    it.each([
      ['a keyword of the page that a section explains', 'exclude folder', true],
      ['a word of the title beside one of a section', 'working files', false],
    ])('lets the section lead or the page: %s', async (_kind, query, inSection) => {
      const files = page('/files', 'Working with files', {
        keywords: ['exclude folder'],
        sections: [
          start,
          below('Negation', 'To exclude a folder, working or not, name its files.'),
        ],
      });
      expect(await rankFirst(query, files)).toMatchObject({ inSection });
    });

    it('puts a section with a common heading before its page, for a pasted message of it or if the page begins with another topic', async () => {
      const pages = ['/one', '/two', '/three'].map((path) =>
        page(path, path.slice(1), {
          keywords: path === '/one' ? ['unsupported encoding', 'another encoding of files'] : [],
          sections: [
            start,
            below('Errors', 'Unsupported encoding: name another.', {
              messages: path === '/one' ? ['Unsupported encoding: <name>'] : [],
            }),
          ],
        }),
      );
      expect(await rankFirst('another encoding', ...pages)).toMatchObject({ inSection: false });
      expect(await rankFirst('name another', ...pages)).toMatchObject({ inSection: true });
      const pasted = await rankFirst('Error: Unsupported encoding: klingon', ...pages);
      expect(pasted).toMatchObject({ path: '/one', inSection: true });
    });

    it('puts first what defines the name', async () => {
      const options = page('/src', 'src()', {
        sections: [start, below('Options', 'Yes or no.', { names: ['allowEmpty'] })],
      });
      const guide = page('/guide', 'More and allowEmpty', { keywords: ['all of allowEmpty'] });
      expect(await rankFirst('allowEmpty', guide, options)).toMatchObject({
        path: '/src',
        anchors: ['options'],
        inSection: true,
      });
    });

    it('shows on the first page where the answer stands', async () => {
      const top = page('/top', 'Files and folders', {
        keywords: ['files and folders', 'files', 'folders'],
        description: 'Files and folders.',
        sections: [start, below('Order', 'In which files come.')],
      });
      expect((await rankFirst('files', top)).anchors).toContain('order');
    });
  });

  it('finds a keyword or a title in other words for what it says', async () => {
    const pages = await indexOf([
      page('/more', 'Tips', { description: 'Ignored, and directories.' }),
      page('/globs', 'Globs', { keywords: ['exclude folder'] }),
      page('/dest', 'dest()', {
        keywords: ['output folder'],
        description: 'The output, a folder.',
      }),
      page('/clean', 'Clean the output folder safely'),
    ]);
    expect(firstPath(pages, 'how do I ignore directories')).toBe('/globs');
    expect(firstPath(pages, 'empty output folder')).toBe('/clean');
  });

  describe('of a page with phrases that readers type', () => {
    const jobs = page('/jobs', 'Small jobs', {
      sections: [
        section({ text: ['Each job is short.'] }),
        section({ headings: ['Skip a task'], anchor: 'skip', text: ['Only where it is needed.'] }),
        section({
          headings: ['Begin each file with a banner'],
          anchor: 'banner',
          text: ['The package says name and version.'],
          searches: ['license comment header', 'copyright notice'],
        }),
      ],
    });
    const other = page('/other', 'Answers', {
      description: 'A comment, a license and a header of an answer.',
      sections: [section({ text: ['A comment is kept.', 'The header of a license.'] })],
    });

    it.each([
      ['as they are', 'license comment header'],
      ['in other forms', 'licenses comment headers'],
      ['in another order, with words beside', 'how to add a comment as header with the license'],
      ['in part', 'copyright'],
      ['mistyped', 'copyrigth notice'],
    ])('finds their section first: %s', async (_how, query) => {
      const [first] = rank(await indexOf([other, jobs]), query, () => true).pages;
      expect(first?.page.path).toBe('/jobs');
      expect(first?.sections[0]?.section.record.anchor).toBe('banner');
      expect(first?.answersInSection).toBe(true);
    });

    it('keeps a heading before them', async () => {
      const named = page('/named', 'Other jobs', {
        sections: [section({ headings: ['Copyright notice'], anchor: 'notice' })],
      });
      const pages = await indexOf([jobs, named]);
      expect(pathsFor(pages, 'copyright notice')).toEqual(['/named', '/jobs']);
    });
  });

  it('puts a plugin behind pages that explain, unless the query has a word of its name', async () => {
    const pages = await indexOf([
      page('/plugins/#gulp-flatten', 'gulp-flatten', {
        tag: 'default',
        description: 'Drops the folders of the output.',
      }),
      page('/docs/output', 'Base', { description: 'What the folders of the output repeat.' }),
    ]);
    expect(firstPath(pages, 'folders of the output')).toBe('/docs/output');
    expect(firstPath(pages, 'flatten folders of the output')).toBe('/plugins/#gulp-flatten');
  });

  it.each(['gulp-flatten error', 'gulp-flatten 报错', 'gulp-flatten安装失败'])(
    'puts the plugin that a query names before pages that hold the rest of the query: %s',
    async (query) => {
      const pages = await indexOf([
        page('/plugins/#gulp-flatten', 'gulp-flatten', { tag: 'default', description: 'Moves.' }),
        page('/docs/errors', 'gulp error messages', {
          keywords: ['gulp error', 'gulp 报错', '安装失败'],
          sections: [
            section({ searches: ['gulp error', '报错', '安装失败'], text: ['An error.'] }),
          ],
        }),
      ]);
      expect(firstPath(pages, query)).toBe('/plugins/#gulp-flatten');
    },
  );

  describe('has a plugin first', () => {
    const row = page('/plugins/#gulp-flatten', 'gulp-flatten', {
      tag: 'default',
      description: 'Drops the folders of the output.',
      sections: [section({ searches: ['level out', 'flat tree'] })],
    });
    const guide = page('/docs/output', 'Base', {
      sections: [section({ text: ['Drop it.', 'A folder.', 'Flatten it.', 'A level is out.'] })],
    });

    const trees = page('/docs/trees', 'Trees', { description: 'A flat tree is a tree.' });

    it.each([
      ['for its phrase', 'level out'],
      ['for its phrase in another form, also before a title', 'flat trees'],
      ['for what its summary begins with', 'drop folder'],
      ['for its name without the common beginning', 'flatten'],
    ])('%s', async (_why, query) => {
      expect(firstPath(await indexOf([guide, trees, row]), query)).toBe('/plugins/#gulp-flatten');
    });

    it('but for one that names a better one', async () => {
      const old: PageRecord = { ...row, path: '/plugins/#old', leadsOn: true };
      const pages = await indexOf([old, row]);
      expect(firstPath(pages, 'flatten')).toBe('/plugins/#gulp-flatten');
      expect(firstPath(pages, 'level out')).toBe('/plugins/#gulp-flatten');
    });

    it('that names a better one, only where it is written as it is', async () => {
      const old: PageRecord = { ...row, leadsOn: true };
      const how = page('/docs/how', 'Base', { keywords: ['flatten'] });
      const pages = await indexOf([old, how]);
      expect(firstPath(pages, 'gulp flatten')).toBe('/docs/how');
      expect(firstPath(pages, 'Gulp-flatten ')).toBe('/plugins/#gulp-flatten');
    });
  });

  it('puts a plugin that the query names into the second place at the latest', async () => {
    const about = (path: string) =>
      page(path, `Include parameters ${path}`, {
        sections: [section({ text: ['Which parameters an include file takes.'] })],
      });
    const plugin = page('/plugins/#gulp-file-include', 'gulp-file-include', { tag: 'default' });
    const pages = await indexOf([about('/docs/a'), about('/docs/b'), about('/docs/c'), plugin]);
    expect(pathsFor(pages, 'gulp-file-include parameters')[1]).toBe('/plugins/#gulp-file-include');
    expect(pathsFor(pages, 'file include parameters').slice(0, 3)).not.toContain(plugin.path);
  });

  it('finds a name that begins as the one typed, and takes it for no title', async () => {
    const pages = await indexOf([
      page('/plugins/#gulp-htmlhint', 'gulp-htmlhint', { tag: 'default', description: 'Checks.' }),
      page('/docs/html', 'Pages', { description: 'All about HTML.' }),
    ]);
    expect(pathsFor(pages, 'html')).toEqual(['/docs/html', '/plugins/#gulp-htmlhint']);
  });

  it('puts the row of a message behind a section that says its words, unless it is asked for', async () => {
    const message = 'Cannot set dirname';
    const pages = await indexOf([
      page('/vinyl', 'Vinyl', {
        sections: [
          section({ headings: ['Errors', message], anchor: 'error-dirname', messages: [message] }),
          section({ headings: ['Properties'], anchor: 'properties', names: ['dirname'] }),
        ],
      }),
    ]);
    const foundFor = (query: string) =>
      rank(pages, query, () => true).pages[0]?.sections[0]?.section.record.anchor;
    expect(foundFor('dirname')).toBe('properties');
    expect(foundFor('cannot set dirname')).toBe('error-dirname');
  });

  it('takes the name of the tool for no word of what is asked', async () => {
    const pages = await indexOf([
      page('/other', 'Versions of gulp', { description: 'A gulp version, each version of gulp.' }),
      page('/which', 'Which one runs', {
        sections: [section({ headings: ['Ask it'], anchor: 'ask', searches: ['version'] })],
      }),
    ]);
    expect(firstPath(pages, 'gulp version')).toBe('/which');
  });

  it('takes a frequent word before another for part of a name only by chance', async () => {
    const pages = await indexOf([
      page('/scripts', 'Scripts', { keywords: ['onchange'], description: 'With onchange.' }),
      page('/watching', 'Watching', {
        sections: [section({ text: ['It runs.'], searches: ['on change'] })],
      }),
      page('/more', 'More', { description: 'A change.' }),
    ]);
    expect(firstPath(pages, 'on change')).toBe('/watching');
    expect(firstPath(pages, 'onchange')).toBe('/scripts');
  });

  it('has a heading in another number before pages that hold its words', async () => {
    const pages = await indexOf([
      page('/tests', 'Exit with a code', { description: 'An exit code, exit codes, a code.' }),
      page('/cli', 'Command line', {
        sections: [section({ headings: ['Exit codes'], anchor: 'exit-codes' })],
      }),
    ]);
    expect(firstPath(pages, 'exit code')).toBe('/cli');
  });
});

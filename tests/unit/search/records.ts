import type { PageRecord, SearchRecords, SectionRecord } from '../../../src/search/records/types';
import { buildSectionIndex, type SectionIndex } from '../../../src/search/embedded/section-index';

/** A section with only what a test is about. */
export function section(partial: Partial<SectionRecord>): SectionRecord {
  return {
    headings: [],
    anchor: null,
    names: [],
    searches: [],
    messages: [],
    text: [],
    code: [],
    ...partial,
  };
}

/** A page with only what a test is about. */
export function page(path: string, title: string, partial: Partial<PageRecord> = {}): PageRecord {
  return {
    path,
    title,
    description: '',
    keywords: [],
    tag: 'docs-default-current',
    sections: [section({})],
    ...partial,
  };
}

export function records(pages: readonly PageRecord[]): SearchRecords {
  return { language: 'en', origin: 'https://example.org', pages };
}

export function indexOf(pages: readonly PageRecord[]): Promise<SectionIndex> {
  return buildSectionIndex(records(pages), () => Promise.resolve());
}

/** A few pages as the site has them. */
export const PAGES: readonly PageRecord[] = [
  page('/docs/api/watch', 'watch()', {
    description: 'Run a task when files change.',
    keywords: ['file watcher'],
    sections: [
      section({ text: ['It watches globs and runs a task.'] }),
      section({
        headings: ['Options'],
        anchor: 'options',
        names: ['ignoreInitial', 'delay'],
        text: [
          'ignoreInitial: boolean · true · Skips the first run.',
          'delay: number · 200 · Waits.',
        ],
      }),
      section({
        headings: ['Errors'],
        anchor: 'errors',
        messages: ['watch task has to be a function'],
        text: ['watch task has to be a function: The task is a name. · Pass a function.'],
      }),
    ],
  }),
  page('/docs/getting-started/watching-files', 'Watching files', {
    sections: [section({ text: ['Keep the watch alive after an error.'] })],
  }),
  page('/docs/getting-started/async-completion', 'Async completion', {
    keywords: ['Did you forget to signal async completion?'],
    sections: [
      section({ text: ['Every task tells when it is done.'] }),
      section({
        headings: ['Forms', 'Return a promise'],
        anchor: 'promise',
        text: ['A task may return a promise.'],
        code: ["export const one = () => Promise.resolve('<b>');"],
      }),
    ],
  }),
  page('/docs/api/vinyl', 'Vinyl', {
    sections: [
      section({ text: ['A virtual file.'] }),
      section({
        headings: ['Properties'],
        anchor: 'properties',
        names: ['extname'],
        text: ['extname: The extension, as in file.extname.'],
      }),
    ],
  }),
  page('/docs/api/vinyl-isvinyl', 'Vinyl.isVinyl()', {
    sections: [section({ text: ['Tells whether an object is a Vinyl file.'] })],
  }),
  page('/plugins/', 'Plugin directory', {
    tag: 'default',
    sections: [section({ text: ['All plugins.'] })],
  }),
  page('/plugins/#gulp-sass', 'gulp-sass', { tag: 'default', description: 'Compiles Sass.' }),
];

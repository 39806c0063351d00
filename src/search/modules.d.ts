declare module '@generated/search-records/default/records.json' {
  import type { SearchRecords } from '@site/src/search/records/types';

  const records: SearchRecords;
  export default records;
}

declare module '@generated/search-records/default/settings.json' {
  import type { SearchRecordsOptions } from '@site/src/search/records';

  const settings: Omit<SearchRecordsOptions, 'sections'>;
  export default settings;
}

declare module '@generated/search-records/default/start-pages.json' {
  import type { MainPage } from '@site/src/search/records/types';

  const pages: readonly MainPage[];
  export default pages;
}

/** The client that @docsearch/react imports; only its path differs from the typed one. */
declare module 'algoliasearch/dist/algoliasearch-lite.esm.browser' {
  export { default } from 'algoliasearch/lite';
}

/** Only the package's main entry has types, and that one brings the dialog's button along. */
declare module '@docsearch/react/modal' {
  export { DocSearchModal } from '@docsearch/react';
}

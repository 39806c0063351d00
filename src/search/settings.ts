import options from '@generated/search-records/default/settings.json';

import type { HostedSearchSettings, SearchSettings } from '../editions/search-settings';

/** The settings of the search that the site was built with. */
export const settings: SearchSettings = options.search;

/** Address of the repository in which readers report a query that finds nothing. */
export const repository: string = options.repository;

/**
 * What names the service to its client. The embedded index has no account; its names only keep
 * the reader's recent searches apart from those of other sites.
 */
export const account: Pick<HostedSearchSettings, 'appId' | 'apiKey' | 'indexName'> =
  settings.kind === 'hosted'
    ? settings
    : { appId: 'embedded', apiKey: 'embedded', indexName: 'gulp-docs' };

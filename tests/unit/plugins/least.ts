import type { CatalogueEntry, VerifiedResult } from '../../../src/data/plugins/schema';

/** An entry of the catalogue that says no more than each must. */
export const LEAST_ENTRY: CatalogueEntry = {
  name: 'gulp-x',
  job: 'styles',
  summary: { en: 'Does it.', 'zh-Hans': '做事。' },
  recipe: '',
  trial: { files: {} },
};

/** A result that says no more than each must. */
export const LEAST_RESULT: VerifiedResult = {
  version: '1.2.3',
  outcome: 'works',
  companions: {},
  fingerprint: '0123456789ab',
  gulp: '5.0.1',
  node: '20.0.0',
  date: '2026-01-01',
};

import { translate } from '@docusaurus/Translate';

import type { Job } from '@site/src/data/plugins/jobs';
import type { Format, Status } from '@site/src/data/plugins/vocabulary';

import type { Sort } from './view';

export const jobLabels: Readonly<Record<Job, string>> = {
  styles: translate({ id: 'plugins.job.styles', message: 'Styles' }),
  scripts: translate({ id: 'plugins.job.scripts', message: 'Scripts' }),
  typescript: translate({ id: 'plugins.job.typescript', message: 'TypeScript' }),
  templates: translate({ id: 'plugins.job.templates', message: 'Templates' }),
  html: translate({ id: 'plugins.job.html', message: 'HTML' }),
  images: translate({ id: 'plugins.job.images', message: 'Images' }),
  svg: translate({ id: 'plugins.job.svg', message: 'SVG' }),
  fonts: translate({ id: 'plugins.job.fonts', message: 'Fonts' }),
  archives: translate({ id: 'plugins.job.archives', message: 'Archives' }),
  revisions: translate({ id: 'plugins.job.revisions', message: 'Revisions' }),
  lint: translate({ id: 'plugins.job.lint', message: 'Lint and format' }),
  test: translate({ id: 'plugins.job.test', message: 'Test' }),
  flow: translate({ id: 'plugins.job.flow', message: 'Stream control' }),
  incremental: translate({ id: 'plugins.job.incremental', message: 'Incremental builds' }),
  files: translate({ id: 'plugins.job.files', message: 'Files and text' }),
  server: translate({ id: 'plugins.job.server', message: 'Servers' }),
  deploy: translate({ id: 'plugins.job.deploy', message: 'Deploy' }),
};

export const statusLabels: Readonly<Record<Status, string>> = {
  works: translate({ id: 'plugins.status.works', message: 'Works' }),
  condition: translate({ id: 'plugins.status.condition', message: 'Works with a condition' }),
  deprecated: translate({ id: 'plugins.status.deprecated', message: 'Deprecated' }),
  fails: translate({ id: 'plugins.status.fails', message: 'Fails' }),
};

export const formatLabels: Readonly<Record<Format, string>> = {
  esm: translate({ id: 'plugins.format.esm', message: 'ES module' }),
  commonjs: translate({ id: 'plugins.format.commonjs', message: 'CommonJS' }),
  both: translate({ id: 'plugins.format.both', message: 'ES module and CommonJS' }),
};

export const sortLabels: Readonly<Record<Sort, string>> = {
  name: translate({ id: 'plugins.sort.name', message: 'Name' }),
  released: translate({ id: 'plugins.sort.released', message: 'Last release' }),
  status: translate({ id: 'plugins.sort.status', message: 'Status' }),
};

import type { Job } from './jobs';

const answers = '/docs/about/which-plugin';

/** The text that says which plugin to take, for each job. */
export const guides: Readonly<Record<Job, string>> = {
  styles: `${answers}#styles`,
  scripts: `${answers}#scripts`,
  typescript: `${answers}#typescript`,
  templates: `${answers}#html`,
  html: `${answers}#html`,
  images: `${answers}#images`,
  svg: `${answers}#images`,
  fonts: '/docs/recipes/fonts-and-binary-files',
  archives: '/docs/recipes/zip-a-release',
  revisions: `${answers}#revisions`,
  lint: `${answers}#lint`,
  test: `${answers}#lint`,
  flow: '/docs/getting-started/using-plugins#conditional',
  incremental: '/docs/recipes/incremental-builds',
  files: `${answers}#files`,
  server: `${answers}#server`,
  deploy: `${answers}#deploy`,
};

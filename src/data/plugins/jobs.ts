/** The jobs of a build, in the order in which the page's filter offers them. */
export const jobs = [
  'styles',
  'scripts',
  'typescript',
  'templates',
  'html',
  'images',
  'svg',
  'fonts',
  'archives',
  'revisions',
  'lint',
  'test',
  'flow',
  'incremental',
  'files',
  'server',
  'deploy',
] as const;

export type Job = (typeof jobs)[number];

/** Docs of the sidebar, by id, as the specification's route table lists them. */
export const DOCS_IN_SIDEBAR = [
  'advanced/creating-custom-registries',
  'api/concepts',
  'api/dest',
  'api/lastrun',
  'api/parallel',
  'api/registry',
  'api/series',
  'api/src',
  'api/symlink',
  'api/task',
  'api/tree',
  'api/vinyl',
  'api/vinyl-iscustomprop',
  'api/vinyl-isvinyl',
  'api/watch',
  'getting-started/quick-start',
  'getting-started/javascript-and-gulpfiles',
  'getting-started/creating-tasks',
  'getting-started/async-completion',
  'getting-started/working-with-files',
  'getting-started/explaining-globs',
  'getting-started/using-plugins',
  'getting-started/watching-files',
  'recipes/automate-releases',
  'support/for-enterprise',
] as const;

/** Pages that answer with a document of their own. */
export const PAGES = [
  '/',
  '/plugins/',
  '/search',
  '/docs/documentation-missing',
  ...DOCS_IN_SIDEBAR.map((id) => `/docs/${id}`),
] as const;

/** Every path of the route table; `*` stands for any other. */
export const ROUTES = [...PAGES, '/docs/', '*'] as const;

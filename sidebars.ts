import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'Getting started',
      collapsed: false,
      items: [
        'getting-started/quick-start',
        'getting-started/javascript-and-gulpfiles',
        'getting-started/creating-tasks',
        'getting-started/async-completion',
        'getting-started/errors-in-tasks',
        'getting-started/working-with-files',
        'getting-started/explaining-globs',
        'getting-started/using-plugins',
        'getting-started/watching-files',
      ],
    },
    {
      type: 'category',
      label: 'API',
      items: [
        'api/concepts',
        'api/src',
        'api/dest',
        'api/symlink',
        'api/lastrun',
        'api/series',
        'api/parallel',
        'api/watch',
        'api/task',
        'api/registry',
        'api/tree',
        'api/vinyl',
        'api/vinyl-isvinyl',
        'api/vinyl-iscustomprop',
        'api/cli',
      ],
    },
    {
      type: 'category',
      label: 'Upgrades and errors',
      items: [
        'errors',
        'upgrading/existing-project',
        'upgrading/from-gulp-4',
        'upgrading/from-gulp-3',
      ],
    },
    {
      type: 'category',
      label: 'Advanced',
      items: ['advanced/which-gulp-runs', 'advanced/creating-custom-registries'],
    },
    {
      type: 'category',
      label: 'Recipes',
      items: [
        {
          type: 'category',
          label: 'Styles and scripts',
          items: [
            'recipes/sass-postcss',
            'recipes/typescript-esbuild',
            'recipes/bundle-rollup',
            'recipes/bundle-webpack',
            'recipes/browser-extension',
          ],
        },
        {
          type: 'category',
          label: 'Pages and assets',
          items: [
            'recipes/static-site',
            'recipes/emails',
            'recipes/php-theme',
            'recipes/images',
            'recipes/svg-sprite',
            'recipes/fonts-and-binary-files',
            'recipes/cache-busting',
            'recipes/finish-a-site',
            'recipes/service-worker',
          ],
        },
        {
          type: 'category',
          label: 'While you work',
          items: [
            'recipes/live-reload',
            'recipes/incremental-builds',
            'recipes/handle-errors',
            'recipes/debug-a-build',
          ],
        },
        {
          type: 'category',
          label: 'Structure a build',
          items: [
            'recipes/split-a-gulpfile',
            'recipes/shared-tasks',
            'recipes/workspaces',
            'recipes/run-commands',
            'recipes/write-a-plugin',
            'recipes/replace-npm-scripts',
            'recipes/replace-grunt',
            'recipes/clean-safely',
            'recipes/several-sources',
            'recipes/task-per-folder',
            'recipes/development-and-production',
            'recipes/stream-from-data',
            'recipes/small-jobs',
          ],
        },
        {
          type: 'category',
          label: 'Check and test',
          items: ['recipes/tests-lint-types', 'recipes/continuous-integration'],
        },
        {
          type: 'category',
          label: 'Release and deploy',
          items: [
            'recipes/automate-releases',
            'recipes/deploy-s3',
            'recipes/deploy-sftp',
            'recipes/zip-a-release',
            'recipes/scheduled-tasks',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'About gulp',
      items: [
        'about/which-plugin',
        'about/gulp-or-a-bundler',
        'about/is-gulp-maintained',
        'glossary',
        'support/for-enterprise',
      ],
    },
  ],
};

export default sidebars;

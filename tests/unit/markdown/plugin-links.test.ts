import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';

import pluginLinks from '../../../src/markdown/plugin-links';
import { packagesOfPage } from '../../../src/samples/packages-of-page';
import { temporaryFolder } from '../../docs/support/temporary-folder';

const names = ['del', 'gulp-postcss', 'gulp-sass', 'gulp-uglify'];

function linked(markdown: string, page: string): string {
  const file = new VFile({ path: page, value: markdown });
  const processor = unified()
    .use(remarkParse)
    .use(pluginLinks, { label: 'In the directory: ', names })
    .use(remarkStringify);
  return String(processor.processSync(file));
}

const PAGE = `\`\`\`bash
npm install --save-dev gulp gulp-sass
\`\`\`

\`\`\`js sample="recipe-sass-postcss/gulpfile.mjs"
\`\`\`
`;

it('lists the plugins of a recipe below its install command', () => {
  expect(linked(PAGE, '/site/docs/recipes/sass-postcss.md')).toContain(
    'gulp-sass\n```\n\nIn the directory: [`gulp-postcss`](/plugins/#gulp-postcss) · [`gulp-sass`](/plugins/#gulp-sass)',
  );
});

it.each([
  ['a page that is no recipe', '/site/docs/api/src.md', PAGE],
  ['a recipe that installs nothing', '/site/docs/recipes/a.md', PAGE.replace('npm install', 'npx')],
  [
    'a recipe without plugins',
    '/site/docs/recipes/a.md',
    PAGE.replace(/recipe-\S+mjs/, 'nowhere/a'),
  ],
])('leaves %s as it is', (_kind, file, markdown) => {
  expect(linked(markdown, file)).not.toContain('In the directory');
});

it('knows every way to load a package, and no file of the project', () => {
  const site = temporaryFolder({
    'samples/a/gulpfile.mjs':
      "import sass from 'gulp-sass';\nimport { clean } from './tasks/clean.mjs';\nconst x = await import('del');\n",
    'samples/a/tasks/clean.cjs':
      "require('@scope/name/deep'); require('../b.cjs'); require('node:fs');\n",
  });
  expect(packagesOfPage('```js sample="a/gulpfile.mjs#x"\n```', site)).toEqual([
    'gulp-sass',
    'del',
    '@scope/name',
  ]);
});

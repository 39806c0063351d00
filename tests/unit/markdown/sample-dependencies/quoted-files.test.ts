import path from 'node:path';

import { expect, it } from 'vitest';

import { quotedFiles } from '../../../../src/markdown/sample-dependencies/quoted-files';

const page = `
\`\`\`js sample="a/gulpfile.mjs#one" title="x"
\`\`\`

- \`\`\`js sample="a/gulpfile.mjs#two"
  \`\`\`

\`\`\`text output="b/build" lines="1-2"
\`\`\`

\`\`\`scss sample="a/src/main.scss"
\`\`\`

The setting \`sample="c/d"\` in prose.
`;

it('lists each file that a page quotes once, and what belongs to it', () => {
  const files = quotedFiles(page, '/site').map((file) =>
    path.relative('/site/samples', file).split(path.sep).join('/'),
  );
  expect(files).toEqual([
    'recorded.json',
    'a/sample.json',
    'a/gulpfile.mjs',
    'a/gulpfile.js',
    'b/sample.json',
    'b/output/build.txt',
    'a/src/main.scss',
  ]);
});

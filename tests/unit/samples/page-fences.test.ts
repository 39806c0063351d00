import { expect, it } from 'vitest';

import { fencesOf } from '../../../scripts/samples/page-fences';

const page = [
  '```js sample="copy/gulpfile.mjs#task" title="gulpfile.mjs" {2}',
  '```',
  '',
  '- in a list:',
  '',
  '  ```text output="copy/build" lines="2-3"',
  '  ```',
  '',
  '````md',
  '```js',
  'inner',
  '```',
  '````',
  '',
  '```bash',
  'npx gulp',
  '```',
].join('\n');

it('finds each fence with its line, language and body', () => {
  const fences = fencesOf(page, 'docs/page.md');
  expect(fences.map(({ line, language, body }) => [line, language, body])).toEqual([
    [1, 'js', ''],
    [6, 'text', ''],
    [9, 'md', '```js\ninner\n```'],
    [15, 'bash', 'npx gulp'],
  ]);
});

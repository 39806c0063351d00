// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { PlainRecipe } from '@site/src/components/PluginDirectory/PlainRecipe';
import { RecipeFacts } from '@site/src/components/PluginDirectory/RecipeFacts';

const facts = {
  name: 'gulp-x',
  license: 'MIT',
  repository: 'https://example.com/x',
  node: null,
  released: null,
  installed: 1000,
  pages: [],
};

it.each([
  ['kept', 'Source maps: kept with sourcemaps: true.'],
  [
    'bare',
    'Source maps: with sourcemaps: true they lead to the right line, but lack the text of the source.',
  ],
  ['lost', 'Source maps: none, even with sourcemaps: true.'],
  ['wrong', 'Source maps: with sourcemaps: true they name a wrong line or file.'],
  ['breaks', 'Source maps: with sourcemaps: true the task fails.'],
] as const)('says of source maps that are %s what a reader gets', (result, sentence) => {
  const { container } = render(
    <RecipeFacts {...facts} maps={{ result, option: 'sourcemaps: true' }} />,
  );
  expect(container.textContent).toContain(sentence);
  expect(container.querySelector('code')?.textContent).toBe('sourcemaps: true');
});

it('says nothing of source maps where a plugin has none', () => {
  expect(render(<RecipeFacts {...facts} />).container.textContent).not.toContain('Source maps');
});

it('shows what a recipe prints below its command, with the files that it read', () => {
  const recipe = {
    install: 'npm install',
    files: { 'gulpfile.mjs': 'export {}' },
    command: 'npx gulp build',
    output: { files: { 'src/a.txt': 'Hello' }, text: 'a.txt 6 B' },
  };
  const { container } = render(<PlainRecipe recipe={recipe} />);
  const texts = Array.from(container.querySelectorAll('p, code'), ({ textContent }) => textContent);
  expect(texts).toEqual([
    'npm install',
    'gulpfile.mjs',
    'export {}',
    'src/a.txt',
    'Hello',
    'npx gulp build',
    'a.txt 6 B',
  ]);
  // What is printed is not typed.
  expect(container.querySelector('pre:last-of-type button')).toBeNull();
});

// @vitest-environment jsdom
import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import { render } from '@testing-library/react';
import { type ReactNode, useContext } from 'react';
import { expect, it } from 'vitest';

import { Remark } from '@site/src/components/PluginDirectory/Remark';

interface SiteProps {
  readonly baseUrl: string;
  readonly children: ReactNode;
}

function Site({ baseUrl, children }: SiteProps): ReactNode {
  const context = useContext(Context);
  const siteConfig = { ...context.siteConfig, baseUrl };
  return <Context.Provider value={{ ...context, siteConfig }}>{children}</Context.Provider>;
}

function linksOf(
  text: string,
  names: readonly string[],
  baseUrl = '/',
): readonly (readonly (string | null)[])[] {
  const { container } = render(
    <Site baseUrl={baseUrl}>
      <Remark text={text} names={names} />
    </Site>,
  );
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
}

it('links a plugin to its row, a function to its page, and any other package to npm', () => {
  expect(linksOf('Use gulp-eslint-new, src() and c8.', ['gulp-eslint-new', 'src', 'c8'])).toEqual([
    ['gulp-eslint-new', '#gulp-eslint-new'],
    ['src', '/docs/api/src'],
    ['c8', 'https://www.npmjs.com/package/c8'],
  ]);
});

it('stays in a site below a path', () => {
  expect(linksOf('Use del and src().', ['del', 'src'], '/x/')).toEqual([
    ['del', '#del'],
    ['src', '/x/docs/api/src'],
  ]);
});

it('links a name where it stands last, and not within another', () => {
  expect(linksOf('Its sharp of 2019 fails. Use gulp-sharp or sharp itself.', ['sharp'])).toEqual([
    ['sharp', 'https://www.npmjs.com/package/sharp'],
  ]);
  expect(linksOf('请改用 del。', ['del'])).toEqual([['del', '#del']]);
});

it('leaves a sentence that names nothing as it is', () => {
  expect(linksOf('Two icons of one name fail.', [])).toEqual([]);
});

// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import { Router } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

const TEXT = `<p>
  <a href="/docs/api/src?x=1#options">page</a> <a href="#here">heading</a>
  <a href="https://example.com/" target="_blank">elsewhere</a>
</p><figure><output>Copied</output></figure>`;

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = `<div class="theme-doc-markdown markdown">${TEXT}</div>`;
});
async function show() {
  const { InitialText } = await import('@site/src/initial-page/InitialText');
  document.body.innerHTML = '';
  const history = createMemoryHistory({ initialEntries: ['/docs/one'] });
  render(
    <Router history={history}>
      <InitialText />
    </Router>,
  );
  return history;
}

test('shows the text of the HTML, without what copy buttons said', async () => {
  await show();
  expect(document.querySelector('.theme-doc-markdown.markdown')?.innerHTML).toBe(
    TEXT.replace('Copied', ''),
  );
});

test('sends the event of new tabs', async () => {
  const listener = vi.fn();
  window.addEventListener('code-tabs', listener, { once: true });
  await show();
  expect(listener).toHaveBeenCalledOnce();
});

test('a link to a page leads there without leaving the application', async () => {
  const history = await show();
  expect(fireEvent.click(screen.getByText('page'))).toBe(false);
  expect(history.location).toMatchObject({
    pathname: '/docs/api/src',
    search: '?x=1',
    hash: '#options',
  });
});

test.each([
  ['with a modifier', 'page', { ctrlKey: true }],
  ['with another button', 'page', { button: 1 }],
  ['to a heading', 'heading', {}],
  ['to another site', 'elsewhere', {}],
])('a click %s is left to the browser', async (_, name, how) => {
  const history = await show();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
  // What the browser would do, jsdom cannot.
  let prevented: boolean | undefined;
  window.addEventListener(
    'click',
    (event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent(screen.getByText(name), click);
  expect(prevented).toBe(false);
  expect(history.location.pathname).toBe('/docs/one');
});

test.each(['mouseOver', 'touchStart'] as const)('a %s fetches the page of a link', async (sign) => {
  await show();
  const preload = vi.spyOn(window.docusaurus, 'preload').mockReturnValue(false);
  fireEvent[sign](screen.getByText('page'));
  fireEvent[sign](screen.getByText('elsewhere'));
  expect(preload.mock.calls).toEqual([['/docs/api/src']]);
});

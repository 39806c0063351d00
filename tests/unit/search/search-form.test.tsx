// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import { Router } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import SearchForm from '../../../src/search/page/SearchForm';
import { useQuery } from '../../../src/search/page/useQuery';
import { MAX_QUERY_SIZE } from '../../../src/search/query-size';

const browser = vi.hoisted(() => ({ isHydrated: true }));

vi.mock('@docusaurus/useIsBrowser', () => ({ default: () => browser.isHydrated }));

function Page() {
  const [query, setQuery] = useQuery();
  return <SearchForm action="/search" query={query} onQuery={setQuery} />;
}

const history = createMemoryHistory({ initialEntries: ['/search?q=dest'] });
const page = () => (
  <Router history={history}>
    <Page />
  </Router>
);
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

beforeEach(() => {
  vi.useFakeTimers();
  history.push('/search?q=src');
  render(page());
  act(() => box().focus());
});

describe('the box of the search page', () => {
  it('keeps a letter that is typed before the address of the ones before it is there', () => {
    type('watc');
    act(() => {
      vi.advanceTimersByTime(150);
      box().value = 'watch'; // React renders the new address after this.
    });
    expect(history.location.search).toBe('?q=watc');
    expect(box()).toHaveValue('watch');
  });

  it('follows Back and Forward', () => {
    type('watch');
    fireEvent.submit(box());
    act(() => vi.advanceTimersByTime(0));
    expect(history.location.search).toBe('?q=watch');
    act(() => history.goBack());
    expect(box()).toHaveValue('src');
    act(() => history.goForward());
    expect(box()).toHaveValue('watch');
  });

  it('makes no second entry of the same results when Enter follows a pause', () => {
    type('watch');
    act(() => vi.advanceTimersByTime(150));
    const { length } = history.entries;
    fireEvent.submit(box());
    act(() => vi.advanceTimersByTime(0));
    expect(history.location.search).toBe('?q=watch');
    expect(history.entries).toHaveLength(length);
  });

  it.each([
    ['has what was typed', 'symlink', 'symlink'],
    ['has the query of the address where nothing was', '', 'src'],
  ])('%s before the page was hydrated', (_case, typed, expected) => {
    cleanup();
    history.goBack();
    history.goForward(); // As the browser opens a page, with no push.
    browser.isHydrated = false;
    const { rerender } = render(page());
    act(() => box().focus());
    box().value = typed;
    browser.isHydrated = true;
    rerender(page());
    expect(box()).toHaveValue(expected);
  });

  it('takes no longer query than the dialog, from an address too', () => {
    expect(box()).toHaveAttribute('maxlength', String(MAX_QUERY_SIZE));
    act(() => box().blur());
    act(() => history.push(`/search?q=${'x'.repeat(100_000)}`));
    expect(box().value).toHaveLength(MAX_QUERY_SIZE);
  });

  it('begins with the query, which Safari resets it to as it brings the page back', () => {
    type('watch');
    act(() => vi.advanceTimersByTime(150));
    box().form?.reset();
    expect(box()).toHaveValue('watch');
  });

  it('follows a link to other results', () => {
    act(() => box().blur());
    act(() => history.push('/search?q=series'));
    expect(box()).toHaveValue('series');
  });
});

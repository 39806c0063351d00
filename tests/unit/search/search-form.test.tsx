// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import { Router } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import SearchForm from '../../../src/search/page/SearchForm';
import { useQuery } from '../../../src/search/page/useQuery';
import { MAX_QUERY_SIZE } from '../../../src/search/query-size';

vi.mock('@docusaurus/useIsBrowser', () => ({ default: () => true }));

function Page() {
  const [query, setQuery] = useQuery();
  return <SearchForm action="/search" query={query} onQuery={setQuery} />;
}

const history = createMemoryHistory({ initialEntries: ['/search?q=dest'] });
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

beforeEach(() => {
  vi.useFakeTimers();
  history.push('/search?q=src');
  render(
    <Router history={history}>
      <Page />
    </Router>,
  );
  act(() => box().focus());
});

afterEach(() => {
  vi.useRealTimers();
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

  it('takes no longer query than the dialog, from an address too', () => {
    expect(box()).toHaveAttribute('maxlength', String(MAX_QUERY_SIZE));
    act(() => box().blur());
    act(() => history.push(`/search?q=${'x'.repeat(100_000)}`));
    expect(box().value).toHaveLength(MAX_QUERY_SIZE);
  });

  it('follows a link to other results', () => {
    act(() => box().blur());
    act(() => history.push('/search?q=series'));
    expect(box()).toHaveValue('series');
  });
});

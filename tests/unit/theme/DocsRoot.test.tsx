// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import { Route, Router, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import DocsRoot from '@site/src/theme/DocsRoot';

const rendered = vi.hoisted(() => vi.fn());
vi.mock('@theme-original/DocsRoot', () => ({
  default: function Page() {
    rendered();
    return <p>{useLocation().pathname}</p>;
  },
}));
const route = { component: () => null, path: '/docs' };

test('the page on the screen renders again when its address changes, and not before', () => {
  const history = createMemoryHistory({ initialEntries: ['/docs/one'] });
  const { location: one } = history;
  /** Like the generator while it fetches a page: the router is at the next one, the page is not. */
  const site = (shown: typeof one) => (
    <Router history={history}>
      <Route
        location={shown}
        render={(props) => <DocsRoot {...props} route={route} location={shown} />}
      />
    </Router>
  );
  const { rerender } = render(site(one));
  expect(rendered).toHaveBeenCalledTimes(1);

  act(() => history.push('/docs/two'));
  expect(rendered).toHaveBeenCalledTimes(1);
  expect(screen.getByText('/docs/one')).toBeInTheDocument();

  rerender(site(history.location));
  expect(rendered).toHaveBeenCalledTimes(2);
  expect(screen.getByText('/docs/two')).toBeInTheDocument();
});

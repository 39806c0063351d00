// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import { type ReactNode, useEffect } from 'react';
import { Router } from 'react-router-dom';
import { expect, test } from 'vitest';

import { READY_EVENT } from '@site/src/browser/early-intent';
import Root from '@site/src/theme/Root';

test('the application is ready once, when the effects of what is inside have run', async () => {
  const order: string[] = [];
  const onReady = (): void => {
    order.push('ready');
  };
  window.addEventListener(READY_EVENT, onReady);
  function Page(): ReactNode {
    useEffect(() => {
      order.push('effect');
    }, []);
    return <p>Page</p>;
  }
  const history = createMemoryHistory();
  const page = (): ReactNode => (
    <Router history={history}>
      <Root>
        <Page />
      </Root>
    </Router>
  );
  const { rerender } = render(page());
  await waitFor(() => expect(order).toContain('ready'));
  rerender(page());
  await new Promise((resolve) => setTimeout(resolve));
  window.removeEventListener(READY_EVENT, onReady);
  expect(order).toEqual(['effect', 'ready']);
});

test.each(['/docs/two?x=1#y', { pathname: '/docs/two', search: '?x=1', hash: '#y' }])(
  'a second step to the same address, %o, makes no entry in the history',
  (to) => {
    const history = createMemoryHistory({ initialEntries: ['/docs/one'] });
    render(
      <Router history={history}>
        <Root>Page</Root>
      </Router>,
    );
    history.push('/docs/two');
    history.push(to);
    history.push(to);
    expect(history.entries.map(history.createHref)).toEqual([
      '/docs/one',
      '/docs/two',
      '/docs/two?x=1#y',
    ]);
  },
);

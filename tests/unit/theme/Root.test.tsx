// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
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
  const page = (): ReactNode => (
    <Root>
      <Page />
    </Root>
  );
  const { rerender } = render(page());
  await waitFor(() => expect(order).toContain('ready'));
  rerender(page());
  await new Promise((resolve) => setTimeout(resolve));
  window.removeEventListener(READY_EVENT, onReady);
  expect(order).toEqual(['effect', 'ready']);
});

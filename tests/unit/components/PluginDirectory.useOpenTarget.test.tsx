// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import type { ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { useOpenTarget } from '@site/src/components/PluginDirectory/useOpenTarget';

test('only the row of the address with which the page was opened stays hidden', () => {
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
    draw(0);
    return 0;
  });
  document.body.innerHTML = '<ul><li id="one" hidden></li><li id="two"></li></ul>';
  const list = document.querySelector('ul');
  for (const row of document.querySelectorAll('li')) {
    row.scrollIntoView = vi.fn();
  }
  const showAll = vi.fn();
  const history = createMemoryHistory({ initialEntries: ['/plugins/?q=x#one'] });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Router history={history}>{children}</Router>
  );
  renderHook(() => useOpenTarget(list, showAll), { wrapper });
  expect(showAll).not.toHaveBeenCalled();
  act(() => history.push('#two'));
  expect(showAll).not.toHaveBeenCalled();
  act(() => history.push('#one'));
  expect(showAll).toHaveBeenCalledOnce();
});

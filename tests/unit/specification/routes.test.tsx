// @vitest-environment jsdom
import ComponentCreator from '@docusaurus/ComponentCreator';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { quietCrashes } from './quiet-crashes';

type Loader = () => Promise<unknown>;

const { registry } = vi.hoisted(() => {
  const entries: Record<string, [Loader, string, string]> = {};
  return { registry: entries };
});

vi.mock('@generated/registry', () => ({ default: registry }));
vi.mock('@generated/routesChunkNames', () => ({
  default: { '/no-default-abc': { __comp: 'broken' }, '/slow-abc': { __comp: 'slow' } },
}));

quietCrashes();

test('a route component without a default export throws an error naming the path', async () => {
  registry.broken = [() => Promise.resolve({ notDefault: 1 }), 'broken', 'broken'];
  const Route = ComponentCreator('/no-default', 'abc');
  await Route.preload();
  expect(() => render(<Route />)).toThrow(
    "The page component at /no-default doesn't have a default export.",
  );
});

test('the lazy loader waits 200 ms before it shows that it loads', async () => {
  vi.useFakeTimers();
  registry.slow = [() => new Promise(() => undefined), 'slow', 'slow'];
  const Route = ComponentCreator('/slow', 'abc');
  const { container } = render(<Route />);
  // What React renders of it is there once act() has ended; the timers alone do not wait for that.
  await act(() => vi.advanceTimersByTimeAsync(199));
  expect(container).toBeEmptyDOMElement();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('status')).toBeInTheDocument();
});

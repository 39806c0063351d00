// @vitest-environment jsdom
import { expect, it } from 'vitest';

import root from '../../../src/first-paint/application/development-root';

it('gives a container the root that it has, so that a hot update makes no second one', () => {
  const container = document.createElement('div');

  expect(root.createRoot(container)).toBe(root.createRoot(container));
  expect(root.createRoot(document.createElement('div'))).not.toBe(root.createRoot(container));
});

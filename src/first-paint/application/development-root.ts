import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';

const roots = new WeakMap<Element | DocumentFragment, Root>();

/**
 * `createRoot()` for the development server. Each hot update runs the generator's client entry again,
 * and React refuses a second root for one container.
 *
 * @param container Where the application stands.
 * @param options Those of the first call count.
 * @returns the root that the container has
 */
function rootOf(container: Element | DocumentFragment, options?: RootOptions): Root {
  const root = roots.get(container) ?? createRoot(container, options);
  roots.set(container, root);
  return root;
}

export default { createRoot: rootOf, hydrateRoot };

import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('@generated/routes', () => ({
  default: [
    { path: '/manual.html', exact: true, component: () => null },
    { path: '/docs/src', exact: true, component: () => null },
  ],
}));

beforeEach(() => {
  vi.resetModules();
});

async function normalize(pathname: string): Promise<string> {
  const { default: normalizeLocation } =
    await import('@docusaurus/core/lib/client/normalizeLocation');
  return normalizeLocation({ pathname, search: '', hash: '', state: undefined }).pathname;
}

test.each([
  ['/docs/src/index.html', '/docs/src'],
  ['/docs/src.html', '/docs/src'],
  ['/index.html', '/'],
])('the application normalises %s to %s', async (given, normal) => {
  expect(await normalize(given)).toBe(normal);
});

test('a path that matches a route exactly is left alone', async () => {
  expect(await normalize('/manual.html')).toBe('/manual.html');
});

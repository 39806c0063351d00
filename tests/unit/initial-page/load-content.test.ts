// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const withoutText = async (): Promise<string> => 'without text';
const whole = async (): Promise<string> => 'whole';

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = '<div class="theme-doc-markdown markdown"><p>The text.</p></div>';
});

test('the page in the address comes without its text, every other one whole', async () => {
  const { loadContent } = await import('@site/src/initial-page/load-content');
  expect(await loadContent(withoutText, whole)).toBe('without text');
  expect(await loadContent(withoutText, whole)).toBe('whole');
});

test('after a page of another kind, all come whole', async () => {
  document.body.innerHTML = '<main>Home</main>';
  const { loadContent } = await import('@site/src/initial-page/load-content');
  expect(await loadContent(withoutText, whole)).toBe('whole');
  document.body.innerHTML = '<div class="theme-doc-markdown markdown"></div>';
  expect(await loadContent(withoutText, whole)).toBe('whole');
});

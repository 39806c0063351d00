// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

test('a test can replace a variable, a global, a method and the timers, and write to the page', () => {
  vi.stubEnv('PATH', '/none');
  vi.stubGlobal('fetch', undefined);
  vi.spyOn(process, 'cwd').mockReturnValue('/none');
  vi.useFakeTimers();
  document.body.innerHTML = '<p>text</p>';
  localStorage.setItem('theme', 'dark');
  window.history.replaceState({ kept: 1 }, '', '/docs/');
  expect([process.env['PATH'], process.cwd()]).toEqual(['/none', '/none']);
});

test('the next one finds them as they were', () => {
  expect(process.env['PATH']).not.toBe('/none');
  expect(fetch).toBeDefined();
  expect(process.cwd()).not.toBe('/none');
  expect(vi.isFakeTimers()).toBe(false);
  expect(document.body.innerHTML).toBe('');
  expect(localStorage).toHaveLength(0);
  expect([window.location.pathname, window.history.state]).toEqual(['/', null]);
});

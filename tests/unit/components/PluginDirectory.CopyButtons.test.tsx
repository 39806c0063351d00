// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { CopyButtons } from '@site/src/components/PluginDirectory/CopyButtons';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeAll(async () => {
  await import('@site/src/components/CodeSample/early');
});

beforeEach(() => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  writeText.mockReset().mockResolvedValue();
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** A list as the server renders it, with one recipe open. */
function list(): HTMLElement {
  const element = document.createElement('ul');
  const recipe = (name: string, attribute: string): string =>
    `<li id="${name}"><details ${attribute}><pre><code>${name} 1</code></pre><pre><code>${name} 2</code></pre></details></li>`;
  element.innerHTML = recipe('open', 'open') + recipe('closed', '');
  document.body.append(element);
  return element;
}

function toggle(element: HTMLElement, name: string): void {
  const details = element.querySelector(`#${name} details`) ?? element;
  act(() => void details.dispatchEvent(new Event('toggle')));
}

it('gives each block of a recipe one button, when the recipe opens', () => {
  const element = list();
  render(<CopyButtons list={element} />);
  expect(screen.getAllByRole('button')).toHaveLength(2);
  toggle(element, 'closed');
  expect(screen.getAllByRole('button')).toHaveLength(4);
  toggle(element, 'closed');
  expect(screen.getAllByRole('button')).toHaveLength(4);
});

it('copies the code beside the button, and says so', async () => {
  render(<CopyButtons list={list()} />);
  fireEvent.click(screen.getAllByRole('button')[1] ?? document.body);
  await waitFor(() => expect(screen.getAllByRole('status')[1]).toHaveTextContent('Copied'));
  expect(writeText).toHaveBeenCalledExactlyOnceWith('open 2');
});

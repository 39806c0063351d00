// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { loadRecipe } from '@site/src/components/PluginDirectory/load-recipe';
import { Recipes } from '@site/src/components/PluginDirectory/Recipes';

vi.mock('@site/src/components/PluginDirectory/load-recipe', () => ({ loadRecipe: vi.fn() }));

const RecipeOf = ({ name }: { readonly name: string }) => <p>Recipe of {name}</p>;

beforeEach(() => {
  vi.mocked(loadRecipe).mockReset().mockResolvedValue(RecipeOf);
});

/** A list as the server renders it, with one row unfolded. */
function list(): HTMLElement {
  const element = document.createElement('ul');
  const row = (name: string, attribute: string): string =>
    `<li id="${name}"><details ${attribute}><summary>Recipe</summary></details></li>`;
  element.innerHTML = row('one', 'open') + row('two', '');
  document.body.append(element);
  return element;
}

function unfold(element: HTMLElement, name: string): void {
  const details = element.querySelector<HTMLDetailsElement>(`#${name} details`);
  act(() => {
    if (details) details.open = true;
    details?.dispatchEvent(new Event('toggle'));
  });
}

it('shows the recipe of each row that is unfolded, once', async () => {
  const element = list();
  render(<Recipes list={element} />);
  await screen.findByText('Recipe of one');
  expect(screen.queryByText('Recipe of two')).toBeNull();
  unfold(element, 'two');
  unfold(element, 'two');
  expect(await screen.findAllByText('Recipe of two')).toHaveLength(1);
  expect(element.querySelector('#two details')?.textContent).toContain('Recipe of two');
});

it('says that a recipe did not load, and tries again', async () => {
  vi.mocked(loadRecipe).mockRejectedValueOnce(new Error('offline'));
  const element = list();
  render(<Recipes list={element} />);
  expect((await screen.findByRole('alert')).textContent).toContain('reload the page');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('Recipe of one')).toBeInTheDocument());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(element.querySelector('#one summary')).toHaveFocus();
});

it('unfolds again what was unfolded as the reader left', async () => {
  const element = list();
  const { unmount } = render(<Recipes list={element} />);
  unfold(element, 'two');
  unmount();
  element.remove();
  const later = list();
  render(<Recipes list={later} />);
  expect(await screen.findByText('Recipe of two')).toBeInTheDocument();
  expect(later.querySelectorAll('details[open]')).toHaveLength(2);
});

// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { READY_EVENT } from '../../../src/browser/early-intent';
import type { SearchDialogProps } from '../../../src/search/dialog';
import SearchButton from '../../../src/search/button';
import { loadDialog } from '../../../src/search/button/load-dialog';

vi.mock('../../../src/search/button/load-dialog');

function Dialog({ initialQuery, onClose }: SearchDialogProps) {
  return (
    <div role="dialog">
      <input aria-label="query" defaultValue={initialQuery} />
      <button onClick={onClose}>close</button>
    </div>
  );
}

/** Lets the code of the dialog come when the test says so. */
function loadLater(): () => void {
  let arrive = (): void => undefined;
  vi.mocked(loadDialog).mockReturnValue(new Promise((resolve) => (arrive = () => resolve(Dialog))));
  return () => arrive();
}

beforeEach(() => {
  vi.mocked(loadDialog).mockResolvedValue(Dialog);
});

afterEach(() => {
  delete window.earlyIntent;
});

const button = () => screen.getByRole('button', { name: 'Search' });
const dialog = () => screen.findByRole('dialog');
const query = async () => (await screen.findByLabelText<HTMLInputElement>('query')).value;

describe('SearchButton', () => {
  it('opens the dialog when it is pressed, and has the focus again after it', async () => {
    render(<SearchButton />);
    await userEvent.click(button());
    await dialog();
    await userEvent.click(screen.getByText('close'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button()).toHaveFocus();
  });

  it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])('opens by %s', async (keys) => {
    render(<SearchButton />);
    await userEvent.keyboard(keys);
    expect(await query()).toBe('');
  });

  it.each(['{Escape}', '{Control>}k{/Control}'])('closes by %s', async (keys) => {
    render(<SearchButton />);
    await userEvent.click(button());
    await dialog();
    await userEvent.keyboard(keys);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes as Back changes the page below it, and takes no focus when it is closed', async () => {
    render(<SearchButton />);
    await userEvent.click(button());
    await dialog();
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(screen.queryByRole('dialog')).toBeNull();
    button().blur();
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(button()).not.toHaveFocus();
  });

  it('leaves / to a box that the reader writes into', async () => {
    render(
      <>
        <input aria-label="other" />
        <SearchButton />
      </>,
    );
    await userEvent.type(screen.getByLabelText('other'), 'a/b');
    expect(screen.getByLabelText('other')).toHaveValue('a/b');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('starts with the letter that is typed on the button', async () => {
    render(<SearchButton />);
    button().focus();
    await userEvent.keyboard('g');
    expect(await query()).toBe('g');
  });

  it('keeps the letters that are typed until the dialog has loaded', async () => {
    const arrive = loadLater();
    render(<SearchButton />);
    await userEvent.keyboard('/');
    await userEvent.keyboard('wax{Backspace}tch');
    expect(screen.queryByRole('dialog')).toBeNull();
    arrive();
    expect(await query()).toBe('watch');
  });

  it.each([
    ['a press of the button', true, 'src() task'],
    ['a letter on it', false, 'gulp'],
  ])('keeps the letters that are typed on the button after %s', async (_how, isPressed, text) => {
    const arrive = loadLater();
    render(<SearchButton />);
    button().focus();
    if (isPressed) {
      await userEvent.click(button());
    }
    await userEvent.keyboard(text);
    arrive();
    expect(await query()).toBe(text);
  });

  it('keeps its shortcut from the browser while the dialog loads too', () => {
    loadLater();
    render(<SearchButton />);
    const isKept = () => !fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect([isKept(), isKept()]).toEqual([true, true]);
  });

  it('leaves no letter between two owners', async () => {
    const press = (key: string): Event => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
      return event;
    };
    const arrive = loadLater();
    render(<SearchButton />);
    window.earlyIntent = { search: true, query: 'glo' };
    window.dispatchEvent(new Event(READY_EVENT));
    expect(press('b').defaultPrevented, 'before React renders that it loads').toBe(true);
    arrive();
    await Promise.resolve();
    await Promise.resolve();
    expect(press('s').defaultPrevented, 'as soon as its code has loaded').toBe(false);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(await query()).toBe('glob');
  });

  it('does not open after Escape was pressed while it loaded', async () => {
    const arrive = loadLater();
    render(<SearchButton />);
    await userEvent.keyboard('/');
    await userEvent.keyboard('{Escape}');
    arrive();
    await vi.waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'false'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says nothing of a failure after Escape was pressed', async () => {
    let fail = (): void => undefined;
    vi.mocked(loadDialog).mockReturnValue(
      new Promise((_resolve, reject) => (fail = () => reject(new Error('offline')))),
    );
    render(<SearchButton />);
    await userEvent.keyboard('/');
    await userEvent.keyboard('{Escape}');
    await act(async () => fail());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('carries out a search that was asked for before the application was ready', async () => {
    render(<SearchButton />);
    window.earlyIntent = { search: true, query: 'glo' };
    act(() => void window.dispatchEvent(new Event(READY_EVENT)));
    expect(await query()).toBe('glo');
    expect(window.earlyIntent).toEqual({ search: false, query: '' });
  });

  it('says that the dialog did not load, and tries again at the next press', async () => {
    vi.mocked(loadDialog).mockRejectedValue(new Error('offline'));
    render(<SearchButton />);
    await userEvent.keyboard('/');
    expect(await screen.findByRole('alert')).toHaveTextContent('Search did not load.');
    vi.mocked(loadDialog).mockResolvedValue(Dialog);
    await userEvent.click(button());
    await dialog();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { addCopyButtons } from '../../../src/components/PluginDirectory/copyButtons';

const labels = { copy: 'Copy', copied: 'Copied', refused: 'Selected' };
const writeText = vi.fn<(text: string) => Promise<void>>();
Object.assign(navigator, { clipboard: { writeText } });

beforeEach(() => {
  document.body.innerHTML = '<details open><pre>npx gulp a</pre><pre>npx gulp b</pre></details>';
  writeText.mockReset();
  addCopyButtons(document.body, labels);
});

const first = (): HTMLElement => screen.getAllByRole('button')[0] ?? document.body;

describe('addCopyButtons', () => {
  it('adds one button to each block, once', () => {
    addCopyButtons(document.body, labels);
    expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(2);
  });

  it('copies the code without the word of the button, and says so', async () => {
    writeText.mockResolvedValue();
    fireEvent.click(first());
    await vi.waitFor(() => expect(first()).toHaveTextContent('Copied'));
    expect(writeText).toHaveBeenCalledWith('npx gulp a');
    fireEvent.blur(first());
    expect(first()).toHaveTextContent('Copy');
  });

  it('selects the code where the browser refuses', async () => {
    writeText.mockRejectedValue(new Error('not allowed'));
    fireEvent.click(first());
    await vi.waitFor(() => expect(first()).toHaveTextContent('Selected'));
    expect(window.getSelection()?.toString()).toBe('npx gulp a');
  });
});

// @vitest-environment jsdom
import { readFileSync } from 'node:fs';

import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import CodeSample from '@site/src/components/CodeSample';
import CodeTabs from '@site/src/components/CodeSample/CodeTabs';
import InstallTabs from '@site/src/components/CodeSample/InstallTabs';

const key = 'docusaurus.tab.gulpfile-format';

const tabs = (
  <CodeTabs
    esm="<i class=k>import</i> a;"
    esmTitle="gulpfile.mjs"
    commonjs="require('a');"
    commonjsTitle="gulpfile.js"
    runs="5.0.1 20.20.2"
  />
);

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeAll(async () => {
  await import('@site/src/components/CodeSample/early');
});

beforeEach(() => {
  localStorage.setItem(key, 'esm');
  window.dispatchEvent(new StorageEvent('storage', { key }));
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('scrollBy', vi.fn());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});

function selected(): readonly (string | null)[] {
  return screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-selected'));
}

describe('CodeSample', () => {
  it('shows code with title, accessible name and versions', () => {
    render(<CodeSample html="a &lt; b" title="a.mjs" runs="5.0.1 20.20.2" />);
    const code = screen.getByRole('group', { name: 'a.mjs' });
    expect(code).toHaveTextContent('a < b');
    expect(code).toHaveAttribute('tabindex', '0');
    expect(screen.getByText('Runs on gulp 5.0.1, Node.js 20.20.2')).toBeInTheDocument();
  });

  it('claims no versions where none are given', () => {
    render(<CodeSample html="a" />);
    expect(screen.queryByText(/Runs on/)).not.toBeInTheDocument();
  });

  it.each([
    ['output', 'Terminal output'],
    ['shell', 'Commands'],
    ['signature', 'Signature'],
    [undefined, 'Code'],
  ] as const)('names a block of kind %s', (kind, name) => {
    render(<CodeSample html="a" {...(kind && { kind })} />);
    expect(screen.getByRole('group', { name })).toBeInTheDocument();
  });
});

describe('copying', () => {
  it('copies the text and says so', async () => {
    render(<CodeSample html="<i class=k>const</i> a &lt; b;" />);
    fireEvent.click(screen.getByRole('button', { name: 'Copy: Code' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copied'));
    expect(writeText).toHaveBeenCalledExactlyOnceWith('const a < b;');
  });

  it('takes the command of a terminal, without its prompt and what it printed', async () => {
    render(<CodeSample kind="output" html={'<b class=q>$ npx gulp\n</b>one\n$ two'} />);
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(writeText).toHaveBeenCalledWith('npx gulp'));
  });

  it('has no button where a terminal shows no command', () => {
    render(<CodeSample kind="output" html="one" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('takes what is folded away too', async () => {
    render(<CodeSample part="true" html={'<span class=w>import a;\n\n</span>a();'} />);
    expect(screen.getByRole('checkbox', { name: 'Whole file' })).not.toBeChecked();
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(writeText).toHaveBeenCalledWith('import a;\n\na();'));
  });

  it('says what to do where the browser refuses', async () => {
    writeText.mockRejectedValue(new Error('no'));
    render(<CodeSample html="a" />);
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'Copy failed: select the text and copy it by hand',
      ),
    );
  });

  it('says so where the browser has no clipboard', async () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    render(<CodeSample html="a" />);
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copy failed'));
  });

  it('takes the message of each block away', async () => {
    vi.useFakeTimers();
    render(
      <>
        <CodeSample html="a" />
        <CodeSample html="b" />
      </>,
    );
    const [first = expect.fail(), second = expect.fail()] = screen.getAllByRole('button');
    fireEvent.click(first);
    await vi.advanceTimersByTimeAsync(1_000);
    fireEvent.click(second);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(screen.getAllByRole('status').map((one) => one.textContent)).toEqual(['', '']);
  });

  it('says so for three seconds from the last copy on', async () => {
    vi.useFakeTimers();
    render(<CodeSample html="a" />);
    fireEvent.click(screen.getByRole('button'));
    await vi.advanceTimersByTimeAsync(2_000);
    fireEvent.click(screen.getByRole('button'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(screen.getByRole('status')).toHaveTextContent('');
  });

  it('copies the panel that shows', async () => {
    render(tabs);
    fireEvent.click(screen.getByRole('tab', { name: 'CommonJS' }));
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(writeText).toHaveBeenCalledWith("require('a');"));
  });
});

describe('CodeTabs', () => {
  it('has both panels in the page, named by their tabs', () => {
    const html = renderToString(tabs);
    expect(html).toContain('<i class=k>import</i> a;');
    expect(html).toContain("require('a');");
    render(tabs);
    const panel = screen.getByRole('tabpanel', { name: 'CommonJS' });
    expect(within(panel).getByRole('group', { name: 'gulpfile.js' })).toBeInTheDocument();
    expect(screen.getByRole('tablist', { name: 'Module format' })).toBeInTheDocument();
  });

  it('remembers the choice and keeps all blocks true to it', () => {
    render(
      <>
        {tabs}
        {tabs}
      </>,
    );
    fireEvent.click(screen.getAllByRole('tab', { name: 'CommonJS' })[1] ?? document.body);
    expect(selected()).toEqual(['false', 'true', 'false', 'true']);
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1, 0]);
    expect(document.documentElement).toHaveAttribute('data-gulpfile-format', 'commonjs');
    expect(localStorage.getItem(key)).toBe('commonjs');
  });

  it('shows blocks that come later in the remembered format', () => {
    localStorage.setItem(key, 'commonjs');
    render(tabs);
    expect(selected()).toEqual(['false', 'true']);
  });

  it('follows the choice in another tab of the browser', () => {
    render(tabs);
    localStorage.setItem(key, 'commonjs');
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'commonjs' }));
    expect(selected()).toEqual(['false', 'true']);
  });

  it('takes an unknown remembered format for an ES module', () => {
    localStorage.setItem(key, 'amd');
    render(tabs);
    expect(selected()).toEqual(['true', 'false']);
  });

  it('works for the page where storage is refused', () => {
    const refuse = (): never => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    render(tabs);
    fireEvent.click(screen.getByRole('tab', { name: 'CommonJS' }));
    expect(selected()).toEqual(['false', 'true']);
  });

  it.each(['ArrowRight', 'ArrowLeft'])(
    'moves with %s, from the end to the start too',
    (pressed) => {
      render(tabs);
      const [esm, commonjs] = screen.getAllByRole('tab');
      esm?.focus();
      fireEvent.keyDown(document.activeElement ?? document.body, { key: pressed });
      expect(commonjs).toHaveFocus();
      expect(selected()).toEqual(['false', 'true']);
      fireEvent.keyDown(document.activeElement ?? document.body, { key: pressed });
      expect(esm).toHaveFocus();
    },
  );

  it.each(['altKey', 'metaKey'])('leaves an arrow with %s to the browser', (modifier) => {
    render(tabs);
    const [esm] = screen.getAllByRole('tab');
    esm?.focus();
    const wasLeft = fireEvent.keyDown(document.activeElement ?? document.body, {
      key: 'ArrowLeft',
      [modifier]: true,
    });
    expect(wasLeft).toBe(true);
    expect(esm).toHaveFocus();
  });

  it('is hydrated without a complaint after the early script has acted', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.setItem(key, 'commonjs');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(tabs);
    window.dispatchEvent(new Event('DOMContentLoaded'));
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copied'));
    const root = await act(async () => hydrateRoot(container, tabs));
    expect(complaints).not.toHaveBeenCalled();
    expect(selected()).toEqual(['false', 'true']);
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    act(() => root.unmount());
  });
});

describe('InstallTabs', () => {
  const managers = ['npm', 'pnpm', 'yarn', 'bun'];
  const install = <InstallTabs npm="npm i x" pnpm="pnpm add x" yarn="yarn add x" bun="bun add x" />;

  it('has a tab for each manager, npm first', () => {
    render(install);
    expect(screen.getByRole('tablist', { name: 'Package manager' })).toBeInTheDocument();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(managers);
    expect(selected()).toEqual(['true', 'false', 'false', 'false']);
  });

  it('remembers its choice apart from that of the format, and copies by it', async () => {
    render(
      <>
        {tabs}
        {install}
      </>,
    );
    fireEvent.click(screen.getByRole('tab', { name: 'yarn' }));
    expect(selected()).toEqual(['true', 'false', 'false', 'false', 'true', 'false']);
    expect(localStorage.getItem('docusaurus.tab.package-manager')).toBe('yarn');
    expect(localStorage.getItem(key)).toBe('esm');
    fireEvent.click(screen.getByRole('button', { name: 'Copy: Commands' }));
    await waitFor(() => expect(writeText).toHaveBeenCalledWith('yarn add x'));
  });

  it('moves by arrow keys in their direction, round both ends', () => {
    render(install);
    fireEvent.click(screen.getByRole('tab', { name: 'npm' }));
    const press = (pressed: string): string | null => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key: pressed });
      return document.activeElement?.textContent ?? null;
    };
    screen.getByRole('tab', { name: 'npm' }).focus();
    expect([press('ArrowRight'), press('ArrowRight')]).toEqual(['pnpm', 'yarn']);
    expect([press('ArrowLeft'), press('ArrowLeft'), press('ArrowLeft')]).toEqual([
      'pnpm',
      'npm',
      'bun',
    ]);
    expect(press('ArrowRight')).toBe('npm');
  });
});

describe('the style sheet', () => {
  const css = readFileSync('src/components/CodeSample/styles.module.css', 'utf8');

  it('hides a format only where a script has chosen one, and never in print', () => {
    const [, screenRules = ''] = /@media screen \{([^]*?\n)\}/.exec(css) ?? [];
    const hiding = /\[data-panel='(esm|commonjs)/g;
    expect(screenRules.match(hiding)).toHaveLength(2);
    expect(css.match(hiding)).toHaveLength(2);
    expect(screenRules.match(/html\[data-gulpfile-format='(esm|commonjs)'\]/g)).toHaveLength(2);
  });

  it('hides the commands of each manager but one, and without a script all but those of npm', () => {
    for (const manager of ['pnpm', 'yarn', 'bun']) {
      expect(css).toContain(
        `:global(html:not([data-package-manager='${manager}'])) [data-panel='${manager}']`,
      );
    }
    expect(css).toContain(
      ":global(html[data-package-manager]:not([data-package-manager='npm'])) [data-panel='npm']",
    );
  });
});

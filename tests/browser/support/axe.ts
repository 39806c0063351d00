import { readFileSync } from 'node:fs';

import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

import { expect } from './fixtures';
import type { EditionName } from './site';

declare global {
  interface Window {
    /** What `AXE` defines. */
    readonly axe: typeof axe;
  }
}

/** Half as long as `axe.source`, and sooner ready: each document needs it anew. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** Rules whose answer colours decide, and which take most of the time. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

export const WIDTHS = [360, 1280] as const;

/** One page of each kind, a short one that has all its parts, and what of it must show before axe looks. */
export const KINDS: Readonly<Record<string, string>> = {
  '/': 'main pre',
  '/docs/api/symlink': 'article table',
  '/docs/recipes/clean-safely': '[role=tab]',
  '/plugins/': 'main li[data-status]',
  '/tools/globs': 'main tbody',
  '/tools/tasks': 'main svg',
  '/search?q=watch': 'main ol > li',
  '/there-is-no-such-page': 'main form',
};

export type Mode = 'light' | 'dark';

/** Colour modes of an edition, the one in which a test goes on last. */
function modesOf(edition: EditionName): readonly Mode[] {
  return edition === 'english' ? ['dark', 'light'] : ['light'];
}

/** All rules, or those alone whose answer depends on colours, or all but those. */
type Rules = 'all' | 'colours' | 'all but colours';

/** Options of axe for some of its rules. */
function optionsFor(rules: Rules): RunOptions {
  return {
    resultTypes: ['violations'], // To describe what is right too takes 1.2 to 1.6 times as long.
    runOnly: rules === 'colours' ? COLOR_RULES : RULES,
    rules:
      rules === 'all but colours'
        ? Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }]))
        : {},
  };
}

/**
 * What axe finds, one sentence for each element. Only the sentences leave the page: to hand over all that
 * axe knows of it, as `@axe-core/playwright` does, took half a second of processor time more.
 */
async function findings(page: Page, part: string, rules: Rules): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE);
  }
  return page.evaluate(
    async ([selector, options]) => {
      const { violations } = await window.axe.run(selector, options);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
      );
    },
    [part, optionsFor(rules)] as const,
  );
}

/**
 * Looks at what is open, and at its colours in each colour mode of the edition.
 *
 * @param page The browser's page.
 * @param edition Name of the edition.
 * @param where What is open, for the message.
 * @param part Selector of what opened, where kinds.spec.ts saw the colours of all around it.
 */
export async function expectNoFindings(
  page: Page,
  edition: EditionName,
  where: string,
  part = 'html',
): Promise<void> {
  for (const mode of modesOf(edition)) {
    await page.emulateMedia({ colorScheme: mode });
    // Both kinds of rules look at the same elements, and so in one go.
    const rules = mode === 'light' && part === 'html' ? 'all' : 'colours';
    await expectNoFindingsIn(page, mode, where, rules, part);
  }
  if (part !== 'html') {
    await expectNoFindingsIn(page, 'light', where, 'all but colours');
  }
}

/**
 * Looks at what is open, in the colour mode that it has.
 *
 * @param page The browser's page.
 * @param mode The colour mode that it must have.
 * @param where What is open, for the message.
 * @param rules Which rules to ask; dark needs no second look at what colours do not decide.
 * @param part Selector of what to look at.
 */
export async function expectNoFindingsIn(
  page: Page,
  mode: Mode,
  where: string,
  rules: Rules = 'all',
  part = 'html',
): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  expect.soft(await findings(page, part, rules), `${where}, ${mode}`).toEqual([]);
}

import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Browser, Page } from 'playwright';

import { findFreePort } from '../../../scripts/setup/ports.mjs';
import { COMPARED } from '../pages/representative';
import type { Site } from '../sites/site';

const START = 180_000;
const GENERATOR = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/** Opens a page as soon as the server answers. */
async function openWhenUp(page: Page, url: string): Promise<void> {
  const end = Date.now() + START;
  for (;;) {
    try {
      await page.goto(url);
      return;
    } catch (error) {
      if (Date.now() > end) {
        throw error;
      }
      await page.waitForTimeout(1000);
    }
  }
}

/**
 * Starts the development server of a Docusaurus site, changes a page several times, and waits until
 * each change is on the screen.
 *
 * @returns Milliseconds from writing the file until the browser showed it.
 */
export async function measureChanges(
  browser: Browser,
  site: Site,
  times: number,
): Promise<readonly number[]> {
  const port = await findFreePort();
  const server = spawn(process.execPath, [GENERATOR, 'start', '--no-open', '--port', `${port}`], {
    cwd: site.folder,
    env: { ...process.env, ...site.build.environment },
    stdio: 'ignore',
  });
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await openWhenUp(page, `http://localhost:${port}${site.address(COMPARED) ?? '/'}`);
    await page.locator('h1').waitFor({ timeout: START });
    const file = path.join(site.pages, `${COMPARED}.md`);
    const taken: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const mark = `Change number ${time}.`;
      const source = await readFile(file, 'utf8');
      const began = performance.now();
      await writeFile(file, `${source}\n${mark}\n`);
      // Asked at each frame: a locator asks only every half second after a while.
      await page.waitForFunction((text) => document.body.textContent?.includes(text), mark, {
        timeout: START,
      });
      taken.push(performance.now() - began);
      await page.waitForTimeout(1000);
    }
    return taken;
  } finally {
    await context.close();
    server.kill();
  }
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { installWithDebian } from './debian.mjs';
import { ROOT } from './install.mjs';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const HEADLESS_SHELL = 'chromium-headless-shell';
const FONTS = 'fonts-noto-cjk';

/** @returns {string | undefined} Path of a Chromium that is on this machine. */
function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) {
      throw new Error(
        `CHROMIUM_PATH names ${named}, and there is no such file. Correct or unset it.`,
      );
    }
    return named;
  }
  const system = SYSTEM_PATHS.find((candidate) => existsSync(candidate));
  if (system) {
    return system;
  }
  const { chromium } = createRequire(import.meta.url)('playwright');
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

function installWithPlaywright() {
  console.log("No Chromium found. Trying Playwright's own download.");
  const cli = path.join(ROOT, 'node_modules/playwright/cli.js');
  return (
    spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 })
      .status === 0
  );
}

/**
 * Finds the Chromium of the browser tests. Debian's package without windows answers in little more than
 * half the processor time of the whole browser, and is taken, or installed when root, where nothing else is named.
 *
 * @returns {string} Path of the executable.
 * @throws {Error} as {@link provideChromium} does, where there is no such package.
 */
export function provideTestChromium() {
  const shell = `/usr/bin/${HEADLESS_SHELL}`;
  const isInstalled = () => existsSync(shell) || installWithDebian([HEADLESS_SHELL, FONTS]);
  return process.env.CHROMIUM_PATH === undefined && isInstalled() ? shell : provideChromium();
}

/**
 * Finds a whole Chromium, and installs one where that is possible: the one that CHROMIUM_PATH names,
 * one of the system, Playwright's own, Debian's package when root.
 *
 * @returns {string} Path of the executable.
 * @throws {Error} saying what to install when none of these works.
 */
export function provideChromium() {
  const found = findChromium();
  if (found) {
    return found;
  }
  const withDebian = () => installWithDebian(['chromium', FONTS]);
  for (const install of [installWithPlaywright, withDebian]) {
    const installed = install() ? findChromium() : undefined;
    if (installed) {
      return installed;
    }
  }
  throw new Error(
    'The browser tests need Chromium and none was found. Install Chromium or Chrome, or set CHROMIUM_PATH to its executable, then run npm test again.',
  );
}

import { existsSync } from 'node:fs';

import { EDITION_NAMES } from '../../src/editions';
import { builtPath, readBuilt } from './build-folders';

/**
 * Runs before these tests: without it, each of them would fail for a reason of its own.
 *
 * @throws Error that says which build is not there, or is below a path
 */
export default function requireBuilds(): void {
  const wrong = EDITION_NAMES.flatMap((edition) => {
    const page = 'index.html';
    const html = existsSync(builtPath(edition, page)) ? readBuilt(edition, page) : undefined;
    return whatIsWrong(edition, html) ?? [];
  });
  if (wrong.length > 0) {
    throw new Error(`${wrong.join(' ')} Run "npm run build" without settings first.`);
  }
}

/** @returns a sentence about a build that these tests cannot read; undefined where they can */
export function whatIsWrong(edition: string, html: string | undefined): string | undefined {
  if (html === undefined) {
    return `build/${edition} has no index.html.`;
  }
  const [, address] = /rel="?canonical"? href="?([^" />]+:\/\/[^" >]+)/.exec(html) ?? [];
  const below = address === undefined ? '/' : new URL(address).pathname;
  return below === '/' ? undefined : `build/${edition} was built for ${below}.`;
}

import type { Environment } from './read-environment';
import { SEARCH_SETTING_NAMES } from './search-settings';
import { SETTING_NAMES } from './settings';

/** Prefixes that no other program uses: a variable that begins with one is meant for this site. */
const OURS = /^(?:ENGLISH|CHINESE|ANNOUNCEMENT)_/;

/** What `npm run serve` and `npm run search:push` read. */
const OF_COMMANDS = ['PORT', 'ALGOLIA_ADMIN_KEY', 'ALGOLIA_HOST'];

/** Settings of the Chinese edition by a name of the English one, which would have no effect either. */
const NOT_ENGLISH = ['ENGLISH_ANALYTICS_SCRIPT', 'ENGLISH_SITE_REGISTRATION'];

const NAMES: ReadonlySet<string> = new Set([
  ...SETTING_NAMES,
  ...SEARCH_SETTING_NAMES,
  ...OF_COMMANDS,
]);

/**
 * Finds misspelled settings, which would have no effect.
 *
 * @param environment The variables.
 * @throws Error naming each variable that looks like a setting of this site and is none.
 */
export function refuseUnknownSettings(environment: Environment): void {
  const unknown = Object.keys(environment).filter(
    (name) =>
      OURS.test(name) &&
      environment[name]?.trim() &&
      (NOT_ENGLISH.includes(name) ||
        (!NAMES.has(name) && !NAMES.has(name.replace(/^(?:ENGLISH|CHINESE)_/, '')))),
  );
  if (unknown.length > 0) {
    const which = unknown.length === 1 ? 'is not a setting' : 'are not settings';
    throw new Error(
      `${unknown.join(' and ')} ${which} of this site. Correct the name: README.md lists them below "Settings".`,
    );
  }
}

const OWN_STORAGE = '--experimental-webstorage';

/**
 * From version 25 on, Node.js has a `localStorage` of its own: it warns in each build, and would stand in the place
 * of jsdom's in the tests.
 *
 * @param {ReadonlySet<string>} [flags] Those that this Node.js knows.
 * @returns {string[]} Flags of Node.js that leave it out.
 */
export function withoutOwnStorage(flags = process.allowedNodeEnvironmentFlags) {
  return flags.has(OWN_STORAGE) ? [OWN_STORAGE.replace('--', '--no-')] : [];
}

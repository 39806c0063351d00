const WEB_STORAGE = '--experimental-webstorage';

/**
 * From version 25 on, Node.js has a `localStorage` of its own. It warns in each build, and hides the one of jsdom
 * in the tests.
 *
 * @param {ReadonlySet<string>} [flags] The flags that this Node.js accepts.
 * @returns {string[]} Flags that turn it off.
 */
export function withoutWebStorage(flags = process.allowedNodeEnvironmentFlags) {
  return flags.has(WEB_STORAGE) ? [WEB_STORAGE.replace('--', '--no-')] : [];
}

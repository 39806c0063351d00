/**
 * Stops with a sentence when Node is older than the site needs.
 *
 * @throws {Error} naming the version that runs and the one that is needed.
 */
export function requireNode20() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) {
    throw new Error(`Node.js ${process.versions.node} runs here; this site needs 20 or later.`);
  }
}

/**
 * Stops with a sentence where Node.js is older than the packages allow: rolldown, with which vitest loads its tests,
 * asks for the most. `engines` of package.json says the same to npm.
 *
 * @param {string} [version] The version that runs, as `process.versions.node` has it.
 * @throws {Error} naming the version that runs and the ones that will do.
 */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isEnough = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  if (!isEnough) {
    throw new Error(
      `Node.js ${version} runs here; this site needs version 20 from 20.19 on, or 22.12 or later.`,
    );
  }
}

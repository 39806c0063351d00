import type { Plugin } from './join';

/**
 * Names the packages that the verifier installed for a recipe, with their versions.
 *
 * @returns a command of npm
 */
export function installCommand({ name, version, run }: Plugin): string {
  const companions = Object.entries(run?.companions ?? {}).map((pair) => pair.join('@'));
  return [
    'npm install --save-dev gulp@5.0.1',
    `${name}@${run?.version ?? version}`,
    ...companions,
  ].join(' ');
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Asks npm about the newest version of a package.
 *
 * @param fields those to ask for
 * @returns the answer, which the caller checks
 * @throws Error of npm where it knows no such package, or does not answer within a minute
 */
export async function npmView(name: string, fields: readonly string[]): Promise<unknown> {
  const { stdout } = await run('npm', ['view', name, ...fields, '--json'], {
    timeout: 60_000,
    shell: process.platform === 'win32',
  });
  return JSON.parse(stdout);
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import type * as z from 'zod';

const run = promisify(execFile);

/**
 * Asks npm about the newest version of a package.
 *
 * @param schema of the fields to ask for, two or more: npm gives a single one without its name
 * @throws Error where npm knows no such package, or does not answer within a minute; ZodError where
 *   the answer is another
 */
export async function npmView<Fields extends z.ZodRawShape>(
  name: string,
  schema: z.ZodObject<Fields>,
): Promise<z.infer<typeof schema>> {
  const { stdout } = await run('npm', ['view', name, ...Object.keys(schema.shape), '--json'], {
    timeout: 60_000,
    shell: process.platform === 'win32',
  }).catch((error: unknown) => {
    const answer = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    if (answer.includes('"E404"')) {
      throw new Error(`npm has no package "${name}". Correct its name.`);
    }
    const [, reason] = /"summary": "(.+)"/.exec(answer) ?? [];
    throw reason === undefined ? error : new Error(`npm gave no answer about "${name}": ${reason}`);
  });
  return schema.parse(JSON.parse(stdout));
}

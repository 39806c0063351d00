import path from 'node:path';

import type { Trial } from '../../../../src/data/plugins/trial-schema';
import { startFtp } from './ftp';
import { startS3 } from './s3';
import type { StartService } from './service';

/** Loaded when a trial asks for it: its package is one of the samples, which may not be installed. */
const startSsh: StartService = async (folder) => {
  const ssh = await import('./ssh');
  return ssh.startSsh(folder);
};

const services = { ftp: startFtp, s3: startS3, ssh: startSsh };

/**
 * Acts while the server runs that a trial asks for, if any. Files that it takes land in `uploaded`.
 * @param project Folder of the project.
 * @param trial Its variables may name the folder and the port.
 * @param act Gets the environment of the trial's runs.
 */
export async function withService<Result>(
  project: string,
  { service, env = {} }: Trial,
  act: (env: Readonly<Record<string, string>>) => Promise<Result>,
): Promise<Result> {
  const server = service && (await services[service](path.join(project, 'uploaded')));
  const given = Object.entries(env).map(([name, value]) => [
    name,
    value.replace('$PROJECT', project).replace('$PORT', String(server?.port ?? '')),
  ]);
  try {
    return await act(Object.fromEntries(given));
  } finally {
    server?.stop();
  }
}

import { readFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { findDetail } from './find-detail';
import { runCommand } from './run-command';

const installLimit = 300_000;

/** Codes of npm where the fault is the network's, and not the plugin's. */
const noRegistry =
  /^npm error code (ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|ERR_SOCKET_TIMEOUT)$/m;
const packageVersion = z.object({ version: z.string() });

/** @returns The version of a package as it is installed in a project. */
export function readInstalledVersion(project: string, name: string): string {
  const file = path.join(project, 'node_modules', name, 'package.json');
  return packageVersion.parse(JSON.parse(readFileSync(file, 'utf8'))).version;
}

/** What installing gave. */
interface Installation {
  /** Why it failed, if it did. */
  readonly problem?: string;
  /** Whether npm warned that the plugin asks for another Node. */
  readonly otherNode: boolean;
}

function explainFailure(output: string, project: string): string {
  const isScript = /^npm error command /m.test(output);
  if (isScript && /getaddrinfo|ENOTFOUND|ECONNREFUSED|ETIMEDOUT/.test(output)) {
    return 'its install step downloads a binary, which the test machine refused';
  }
  const detail = findDetail(output, project);
  return isScript ? `its install step failed: ${detail}` : detail;
}

/**
 * Installs packages in a project, as a reader would.
 * @param project Folder of the project.
 * @param plugin The plugin itself, as `name@version`.
 * @param others gulp and the companions, as `name@range`.
 * @throws Error where npm does not reach its registry, which says nothing of the plugin
 */
export async function install(
  project: string,
  plugin: string,
  others: readonly string[],
): Promise<Installation> {
  const packages = [...others, plugin].map((name) => `"${name}"`).join(' ');
  // The level says so for `npm run --silent` too, which hands its silence on.
  const { exit, output, timedOut } = await runCommand(
    `npm install --save-dev --no-audit --no-fund --prefer-offline --no-update-notifier --loglevel=warn ${packages}`,
    { cwd: project, limit: installLimit },
  );
  const otherNode = output.includes(`package: '${plugin}'`);
  if (timedOut) return { problem: 'it did not install in time', otherNode };
  if (exit === 0) return { otherNode };
  const [, code] = noRegistry.exec(output) ?? [];
  if (code !== undefined) {
    throw new Error(
      `npm does not reach its registry (${code}), so nothing is recorded of ${plugin}. Run it again when npm does.`,
    );
  }
  return { problem: explainFailure(output, project), otherNode };
}

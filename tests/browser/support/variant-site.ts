import { spawn } from 'node:child_process';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';

import { startStaticServer } from '../../../scripts/static-server.mjs';

/** Building a site takes longer than any test. */
export const BUILD_TIMEOUT_MS = 300_000;

export interface VariantSite {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Builds an edition with settings of its own, and serves it on a free port.
 *
 * @param edition Name of the edition.
 * @param variant Name of the settings, for the folder of the build.
 * @param settings Variables of the environment, as README.md lists them.
 * @throws Error with the output of the build when it fails.
 */
export async function startVariantSite(
  edition: string,
  variant: string,
  settings: Readonly<Record<string, string>>,
): Promise<VariantSite> {
  const folder = `test-results/${variant}-${edition}`;
  await build(folder, {
    ...settings,
    EDITION: edition,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${variant}-${edition}`,
  });
  const server: Server = await startStaticServer(folder, 0);
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error(`The server of the ${variant} site has no port.`);
  }
  return {
    origin: `http://localhost:${address.port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function build(folder: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const docusaurus = createRequire(__filename).resolve('@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [docusaurus, 'build', '--out-dir', folder], {
    env: { ...process.env, ...settings, NO_UPDATE_NOTIFIER: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      if (code === 0) {
        resolve();
      } else {
        reject(new Error(`The site in ${folder} did not build (exit code ${code}).\n${output}`));
      }
    });
  });
}

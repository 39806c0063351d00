import { spawn } from 'node:child_process';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';

import { startStaticServer } from '../../../scripts/static-server.mjs';

/** The account that the hosted site is built with. It belongs to nobody. */
export const ACCOUNT = {
  appId: 'TESTAPP00',
  apiKey: 'public-key',
  indexName: 'gulp-docs',
} as const;

/** Where its requests go. */
export const SERVICE_ORIGIN = `https://${ACCOUNT.appId.toLowerCase()}-dsn.algolia.net`;

const OUT_DIR = 'test-results/hosted-site';

export interface HostedSite {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Builds the English edition with the settings of the hosted service, and serves it.
 *
 * @throws Error with the output of the build when it fails.
 */
export async function startHostedSite(): Promise<HostedSite> {
  await build();
  const server: Server = await startStaticServer(OUT_DIR, 0);
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The server of the hosted site has no port.');
  }
  return {
    origin: `http://localhost:${address.port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function build(): Promise<void> {
  const docusaurus = createRequire(__filename).resolve('@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [docusaurus, 'build', '--out-dir', OUT_DIR], {
    env: {
      ...process.env,
      EDITION: 'english',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-hosted',
      ALGOLIA_APP_ID: ACCOUNT.appId,
      ALGOLIA_SEARCH_KEY: ACCOUNT.apiKey,
      ALGOLIA_INDEX_NAME: ACCOUNT.indexName,
      NO_UPDATE_NOTIFIER: '1',
    },
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
        reject(new Error(`The hosted site did not build (exit code ${code}).\n${output}`));
      }
    });
  });
}

import '../../scripts/setup/report-errors.mjs';

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { projectRoot } from '../../src/samples/paths';
import { describeBundle } from './report';

const { values } = parseArgs({
  options: {
    edition: { type: 'string', default: 'english' },
    chunks: { type: 'string', default: '6' },
  },
});

const generated = '.docusaurus-bundle';
const folder = mkdtempSync(path.join(os.tmpdir(), 'bundle-'));
try {
  console.log(`Building the ${values.edition} edition with source maps; this takes a minute.`);
  const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      docusaurus,
      'build',
      '--config',
      'benchmarks/bundle/docusaurus.config.ts',
      '--out-dir',
      folder,
    ],
    {
      cwd: projectRoot,
      env: {
        ...process.env,
        EDITION: values.edition,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
        NO_UPDATE_NOTIFIER: '1',
      },
      encoding: 'utf8',
    },
  );
  if (status !== 0) {
    throw new Error(`The build failed. What it said:\n${stdout}\n${stderr}`);
  }
  console.log(describeBundle(folder, Number(values.chunks)));
} finally {
  rmSync(folder, { recursive: true, force: true });
  rmSync(path.join(projectRoot, generated), { recursive: true, force: true });
}

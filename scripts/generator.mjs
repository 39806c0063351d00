import { parseArgs } from 'node:util';

import './setup/report-errors.mjs';

import { readPort, requireFreePort } from './setup/ports.mjs';

/*
 * The generator's own command prints each error with all stacks, and leaves a build running when
 * its parent is gone. So scripts/setup/run-generator.mjs starts this.
 */
process.once('disconnect', () => process.exit(1));

const [command, ...words] = process.argv.slice(2);
const options = readOptions(words);
const mode = command === 'build' ? 'production' : 'development';
process.env.NODE_ENV = mode;
process.env.BABEL_ENV = mode;
const { build, start } = await import('@docusaurus/core/lib/index.js');

if (command === 'build') {
  await build('.', options, false);
  process.exit(0); // Workers of the bundler stay otherwise.
} else {
  const port = readPort(options.port, '--port', 3000);
  const host = options.host ?? 'localhost';
  await requireFreePort(port, host, 'Choose another one: npm start -- --port 3005');
  await start('.', { ...options, port: String(port) });
}

/**
 * @param {string[]} given
 * @returns {{ outDir?: string, host?: string, port?: string, open: boolean, poll?: number }}
 */
function readOptions(given) {
  const { values } = parseArgs({
    args: given,
    options: {
      'out-dir': { type: 'string' },
      host: { type: 'string', short: 'h' },
      port: { type: 'string', short: 'p' },
      'no-open': { type: 'boolean', default: false },
      poll: { type: 'string' },
    },
  });
  const { 'out-dir': outDir, 'no-open': closed, poll, ...others } = values;
  return { ...others, outDir, open: !closed, ...(poll && { poll: Number(poll) }) };
}

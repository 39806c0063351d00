import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import { samplesModules } from '../../../../src/samples/paths';
import { type Change, claim, exitAndLine, filesIn, run, variant } from '../support';

const name = 'recipe-deploy-sftp';

const environment = {
  PATH: `${path.join(samplesModules, '.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
  SFTP_USER: 'deploy',
  SFTP_KEY: 'known-key',
  SFTP_FOLDER: '/var/www',
};

const deploy = 'node with-server.mjs deploy';

/** The sample beside a server that answers a new session with something else. */
function withServer(session: string, ...changes: readonly Change[]) {
  const files = variant(name, ...changes);
  const answer = 'serveFiles(acceptSftp())';
  const server = String(files['with-server.mjs']);
  return { ...files, 'with-server.mjs': server.replace(answer, () => session) };
}

claim(
  'recipes/deploy-sftp#pitfalls',
  'With dot: true, names that begin with a dot go up.',
  {
    ...variant(name, ['{ encoding: false }', '{ encoding: false, dot: true }']),
    'src/.htaccess': '',
    'src/.well-known/index.html': '',
  },
  async () => {
    await run(deploy, environment);
    return filesIn('server');
  },
  ['.htaccess', '.well-known/index.html', 'app-1a2b3c4d.js', 'img/logo.png', 'index.html'].map(
    (file) => `var/www/${file}`,
  ),
);

claim(
  'recipes/deploy-sftp#sample',
  'Files go through links to folders on the server, also into new folders behind them.',
  variant(name),
  async () => {
    mkdirSync('server/disk/pictures', { recursive: true });
    symlinkSync('disk', 'server/www');
    symlinkSync('pictures', 'server/disk/img');
    const through = await run(deploy, { ...environment, SFTP_FOLDER: '/www' });
    const behind = await run(deploy, { ...environment, SFTP_FOLDER: '/www/new/site' });
    return [through.exit, behind.exit, filesIn('server/disk/pictures'), filesIn('server/disk/new')];
  },
  [0, 0, ['logo.png'], ['site/app-1a2b3c4d.js', 'site/img/logo.png', 'site/index.html']],
);

claim(
  'recipes/deploy-sftp#run',
  'Nothing replaces ~ in SFTP_FOLDER.',
  variant(name),
  async () => {
    await run(deploy, { ...environment, SFTP_FOLDER: '~/www' });
    return filesIn('server');
  },
  ['app-1a2b3c4d.js', 'img/logo.png', 'index.html'].map((file) => `~/www/${file}`),
);

claim(
  'recipes/deploy-sftp#how',
  'keepaliveInterval ends the task after four times as long if the server is silent.',
  withServer('client._sock.pause()', ['keepaliveInterval: 30_000', 'keepaliveInterval: 20']),
  () => exitAndLine(deploy, (line) => line.endsWith('Keepalive timeout'), environment),
  [1, true],
);

claim(
  'recipes/deploy-sftp#pitfalls',
  'A connection that breaks fails the task, and the file on its way is cut off on the server.',
  {
    ...withServer(
      "serveFiles(acceptSftp().prependOnceListener('OPEN', () => client._sock.destroy()))",
    ),
    'server/var/www/app-1a2b3c4d.js': 'The file of the last run.',
  },
  async () => {
    const { exit } = await run(deploy, environment);
    return [exit, readFileSync('server/var/www/app-1a2b3c4d.js', 'utf8')];
  },
  [1, ''],
);

claim(
  'recipes/deploy-sftp#change',
  'Without TARGET, rsync does not start.',
  variant(name),
  () => exitAndLine('gulp --gulpfile rsync.mjs upload', 'Error: TARGET is not set.'),
  [1, true],
);

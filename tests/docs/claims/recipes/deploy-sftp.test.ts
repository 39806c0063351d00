import path from 'node:path';

import { samplesModules } from '../../../../src/samples/paths';
import { claim, exitAndLine, filesIn, run, variant } from '../support';

claim(
  'recipes/deploy-sftp#pitfalls',
  'With dot: true, names that begin with a dot go up.',
  {
    ...variant('recipe-deploy-sftp', ['{ encoding: false }', '{ encoding: false, dot: true }']),
    'src/.htaccess': '',
    'src/.well-known/index.html': '',
  },
  async () => {
    await run('node with-server.mjs deploy', {
      PATH: `${path.join(samplesModules, '.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
      SFTP_USER: 'deploy',
      SFTP_KEY: 'known-key',
      SFTP_FOLDER: '/var/www',
    });
    return filesIn('server');
  },
  ['.htaccess', '.well-known/index.html', 'app-1a2b3c4d.js', 'img/logo.png', 'index.html'].map(
    (file) => `var/www/${file}`,
  ),
);

claim(
  'recipes/deploy-sftp#change',
  'Without TARGET, rsync does not start.',
  variant('recipe-deploy-sftp'),
  () => exitAndLine('gulp --gulpfile rsync.mjs upload', 'Error: TARGET is not set.'),
  [1, true],
);

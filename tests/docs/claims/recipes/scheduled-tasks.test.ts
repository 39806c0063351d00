import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';

import { claim, exitAndLine, sample, variant } from '../support';

claim(
  'recipes/scheduled-tasks#pitfalls',
  'A lock file that cannot be created is reported as such, not as another build.',
  variant('recipe-scheduled-tasks', ["'.build-lock'", "'missing/.build-lock'"]),
  () => exitAndLine('gulp build', (line) => line.startsWith('Error: ENOENT')),
  [1, true],
);

claim(
  'recipes/scheduled-tasks#sample',
  'npx finds Node.js only in PATH, whose first folder the unit names.',
  () => {
    const bin = path.dirname(process.execPath);
    const npx = execFileSync('which', ['npx'], { encoding: 'utf8' }).trim();
    const unit = String(sample('recipe-scheduled-tasks')['site.service']);
    const named = /^Environment=PATH=[^:]+(.*)$/m.exec(unit)?.[1];
    const start = (folders = ''): number | null =>
      spawnSync(npx, ['--version'], { env: { PATH: folders } }).status;
    return [start('/missing'), start(named && `${bin}${named}`)];
  },
  [127, 0],
);

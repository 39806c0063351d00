import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { projectRoot } from '../../../../src/samples/paths';
import { claim, read } from '../support';

claim(
  'recipes/replace-npm-scripts#sample',
  'The commands replace the old scripts, and keep one that the gulpfile does not replace.',
  {
    'package.json': JSON.stringify({
      scripts: {
        clean: 'rimraf dist',
        prebuild: 'npm run clean',
        'build:css': 'sass src dist',
        'build:js': 'terser src/main.js',
        'build:copy': 'cpy src dist',
        build: 'npm-run-all build:*',
        dev: 'chokidar src',
        test: 'node --test',
      },
    }),
  },
  () => {
    const page = readFileSync(`${projectRoot}/docs/recipes/replace-npm-scripts.md`, 'utf8');
    for (const command of page.match(/^npm pkg .*/gm) ?? []) {
      execSync(command);
    }
    return JSON.parse(read('package.json'));
  },
  { scripts: { build: 'gulp build', dev: 'gulp dev', test: 'node --test' } },
);

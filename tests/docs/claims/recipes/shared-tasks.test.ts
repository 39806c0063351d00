import { execFileSync, spawnSync } from 'node:child_process';
import { lstatSync } from 'node:fs';

import { claim, type Files, read, write } from '../support';

function preset(version: string, source: string): Files {
  return {
    'preset/package.json': JSON.stringify({ name: 'preset', version, exports: './index.js' }),
    'preset/index.js': source,
  };
}

const files: Files = { ...preset('1.0.0', 'old'), 'site/package.json': '{ "name": "site" }' };

function install(...words: readonly string[]): void {
  execFileSync('npm', ['install', '--prefix', 'site', '--offline', '--no-audit', ...words], {
    shell: process.platform === 'win32',
    stdio: 'ignore',
  });
}

const copy = 'site/node_modules/preset';

const isLink = (): boolean => lstatSync(copy).isSymbolicLink();

claim(
  'recipes/shared-tasks#pitfalls',
  'Installed again, a preset that changed comes only with another version. A later npm install makes a link of the copy.',
  files,
  () => {
    const installed = (): string => {
      install('--install-links', './preset');
      return read(`${copy}/index.js`);
    };
    installed();
    write(preset('1.0.0', 'new'));
    const sameVersion = installed();
    write(preset('1.0.1', 'new'));
    const otherVersion = installed();
    const before = isLink();
    install();
    return [sameVersion, otherVersion, before, isLink()];
  },
  ['old', 'new', false, true],
);

claim(
  'recipes/shared-tasks#pitfalls',
  'With install-links=true in .npmrc the copy stays. After a change of its version, npm install alone does not copy the preset again.',
  { ...files, 'site/.npmrc': 'install-links=true\n' },
  () => {
    install('./preset');
    const before = isLink();
    install();
    const after = isLink();
    write(preset('1.0.1', 'new'));
    install();
    return [before, after, isLink(), read(`${copy}/index.js`)];
  },
  [false, false, false, 'old'],
);

claim(
  'recipes/shared-tasks#pitfalls',
  'npm ci installs the copy with install-links=true in .npmrc, and fails without.',
  files,
  () => {
    const ci = (): { readonly status: number | null; readonly stderr: string } =>
      // An npm that runs the tests silently would silence this one too.
      spawnSync('npm', ['ci', '--prefix', 'site', '--offline', '--no-audit', '--loglevel=error'], {
        encoding: 'utf8',
        shell: process.platform === 'win32',
      });
    install('--install-links', './preset');
    const without = ci().stderr.includes('Missing: preset@1.0.0 from lock file');
    write({ 'site/.npmrc': 'install-links=true\n' });
    return [without, ci().status, isLink()];
  },
  [true, 0, false],
);

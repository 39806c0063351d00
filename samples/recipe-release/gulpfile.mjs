// #region setup
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs, promisify } from 'node:util';
import { series } from 'gulp';

const execute = promisify(execFile);
const branch = 'main';

const { values: flags } = parseArgs({
  strict: false,
  options: {
    bump: { type: 'string', default: 'patch' },
    'dry-run': { type: 'boolean', default: false },
  },
});

// A dry run that somebody wrote as --dryrun must not become a release.
const isDryRun = Object.keys(flags).some((name) => name.startsWith('dry') && flags[name]);
// #endregion setup

// #region version
const { version: current } = JSON.parse(readFileSync('package.json', 'utf8'));
const next = nextVersion(current, flags.bump);
const tag = `v${next}`;

function nextVersion(version, bump) {
  const [major, minor, patch] = version.split('.').map(Number);
  switch (bump) {
    case 'major':
      return `${major + 1}.0.0`;
    case 'minor':
      return `${major}.${minor + 1}.0`;
    case 'patch':
      return `${major}.${minor}.${patch + 1}`;
    default:
      throw new Error(`--bump ${bump} is unknown. Use major, minor or patch.`);
  }
}
// #endregion version

// #region commands
async function ask(command, ...args) {
  const { stdout } = await execute(command, args);
  return stdout.trim();
}

async function run(command, ...args) {
  const shell = command === 'npm' && process.platform === 'win32';
  const child = spawn(command, args, { shell, stdio: 'inherit' });
  const [code] = await once(child, 'close');
  if (code !== 0) {
    throw new Error(`${command} ${args[0]} failed: see its output above.`);
  }
}

async function act(command, ...args) {
  console.log([command, ...args].join(' '));
  if (!isDryRun) {
    await run(command, ...args);
  }
}
// #endregion commands

// #region check
async function checkChanges() {
  if ((await ask('git', 'status', '--porcelain')) !== '') {
    throw new Error('There are uncommitted changes. Commit them first.');
  }
}

async function check() {
  await checkChanges();
  if ((await ask('git', 'branch', '--show-current')) !== branch) {
    throw new Error(`Releases are made on ${branch}. Switch to it first.`);
  }
  await ask('git', 'fetch', '--tags', 'origin', branch);
  if ((await ask('git', 'rev-list', '--count', `HEAD..origin/${branch}`)) !== '0') {
    throw new Error('The remote has commits that you do not have. Pull them first.');
  }
  if ((await ask('git', 'rev-list', '--count', `v${current}..HEAD`)) === '0') {
    const rest = `git push --atomic origin ${branch} v${current} && npx gulp publish`;
    throw new Error(`No commit since v${current}. To repeat only the last steps: ${rest}`);
  }
  await run('npm', 'run', 'test', '--if-present');
  // The tests may have changed files.
  await checkChanges();
}
// #endregion check

// #region bump
async function bump() {
  await act('npm', 'version', next, '--no-git-tag-version');
}
// #endregion bump

// #region changelog
async function changelog() {
  const subjects = await ask('git', 'log', '--format=- %s', `v${current}..HEAD`);
  const day = new Date().toISOString().slice(0, 10);
  console.log(subjects);
  if (!isDryRun) {
    const old = await readFile('CHANGELOG.md', 'utf8');
    const [head, ...older] = old.split(/^(?=## )/m).map((part) => part.trim());
    const entry = [`## ${next} (${day})`, subjects];
    await writeFile('CHANGELOG.md', `${[head, ...entry, ...older].join('\n\n')}\n`);
  }
}
// #endregion changelog

// #region git
async function commit() {
  await act('git', 'commit', '--quiet', '--all', '--message', tag);
  await act('git', 'tag', '--annotate', tag, '--message', tag);
}

async function push() {
  await act('git', 'push', '--quiet', '--atomic', 'origin', branch, tag);
}
// #endregion git

// #region release
export async function publish() {
  await act('npm', 'publish');
}

export const release = series(check, bump, changelog, commit, push, publish);

release.description = 'Makes a release: version, changelog, tag, push, publish.';
release.flags = {
  '--bump': 'major, minor or patch (the default).',
  '--dry-run': 'Shows the commands and changes nothing.',
};
// #endregion release

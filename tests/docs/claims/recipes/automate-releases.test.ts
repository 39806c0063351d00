import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { samplesModules } from '../../../../src/samples/paths';
import { temporaryFolder } from '../../support/temporary-folder';
import { claim, type Files, read, type Run, run, sample, write } from '../support';

/** npm publishes nothing, and prints nothing of its own. */
const npmSettings = {
  npm_config_dry_run: 'true',
  npm_config_loglevel: 'silent',
  npm_config_offline: 'true',
};

function git(...words: readonly string[]): string {
  return execFileSync('git', words, { encoding: 'utf8' }).trim();
}

/** A package whose test is the given script; none if there is no script. */
function packageWith(test?: string): Files {
  const scripts = test === undefined ? {} : { test };
  return { 'package.json': JSON.stringify({ name: 'can', version: '1.0.0', scripts }) };
}

/** Where the repository of the sample as it is lies, once made: a copy takes a tenth of the time. */
let prepared: string | undefined;

/** Makes the git repository of the recipe with these files in place of its own, and goes there. */
async function prepare(files?: Files): Promise<void> {
  const settings = { recursive: true, verbatimSymlinks: true };
  if (files === undefined && prepared !== undefined) {
    cpSync(prepared, '.', settings);
    process.chdir('can');
    return;
  }
  // The recipe's remote lies beside the project.
  mkdirSync('can/node_modules', { recursive: true });
  process.chdir('can');
  // npm publish looks at every package here: those of all samples took it five times as long.
  symlinkSync(join(samplesModules, 'gulp'), 'node_modules/gulp', 'junction');
  write({ ...sample('recipe-release'), ...files });
  await run('node prepare.mjs');
  if (files === undefined) {
    prepared = temporaryFolder();
    cpSync('..', prepared, settings);
  }
}

/** Makes the git repository with other files, then changes something, then releases. */
async function release(command: string, files?: Files, change = () => ''): Promise<Run> {
  await prepare(files);
  change();
  return run(command, npmSettings);
}

const lastSteps = 'git push --atomic origin main v1.0.1 && npx gulp publish';

function errorsOf({ exit, lines }: Run): readonly unknown[] {
  return [exit, ...lines.filter((line) => line.startsWith('Error: '))];
}

/** @returns the changelog without its dates */
function changelog(): string {
  return read('CHANGELOG.md').replace(/\(.*\)/, '()');
}

claim(
  'recipes/automate-releases#sample',
  'A test that prints 2 MB does not stop the release.',
  async () =>
    errorsOf(
      await release('gulp release --dry-run', {
        ...packageWith('node noisy.js'),
        'noisy.js': "process.stdout.write('x'.repeat(2e6));\n",
      }),
    ),
  [0],
);

claim(
  'recipes/automate-releases#sample',
  'execFile() stops a command that prints more than 1 MiB.',
  {
    'noisy.mjs': `import { execFile } from 'node:child_process';
      execFile(process.execPath, ['-e', "process.stdout.write('x'.repeat(2e6))"], (error) => console.log(error.code));`,
  },
  async () => (await run('node noisy.mjs')).lines[0],
  'ERR_CHILD_PROCESS_STDIO_MAXBUFFER',
);

claim(
  'recipes/automate-releases#dry-run',
  'A dry run shows the subject of each commit since the last tag, changes no file, makes no commit and no tag, and gets the tags of the remote.',
  async () => {
    const { exit, lines } = await release('gulp release --dry-run', undefined, () =>
      git('push', '--quiet', 'origin', 'HEAD:refs/tags/v0.9.0'),
    );
    return {
      exit,
      changelog: lines.filter((line) => line.startsWith('- ')),
      changed: git('status', '--porcelain'),
      tags: git('tag'),
      last: git('log', '-1', '--format=%s'),
    };
  },
  {
    exit: 0,
    changelog: ['- Close the leak in the handle', '- Add a longer spout'],
    changed: '',
    tags: 'v0.9.0\nv1.0.0',
    last: 'Close the leak in the handle',
  },
);

claim(
  'recipes/automate-releases#sample',
  'A clone gets the first tag only if it was pushed beside the branch.',
  async () => {
    await prepare();
    git('push', '--quiet', '--delete', 'origin', 'v1.0.0');
    git('branch', '--unset-upstream');
    const tagsOfClone = (folder: string): string => {
      git('clone', '--quiet', '../origin.git', folder);
      return git('-C', folder, 'tag');
    };
    const before = tagsOfClone('../before');
    git('push', '--quiet', '--set-upstream', 'origin', 'main', 'v1.0.0');
    return [before, tagsOfClone('../after'), git('rev-parse', '--abbrev-ref', 'main@{upstream}')];
  },
  ['', 'v1.0.0', 'origin/main'],
);

claim(
  'recipes/automate-releases#checks',
  'A package without a test script passes.',
  async () => errorsOf(await release('gulp release --dry-run', packageWith())),
  [0],
);

claim(
  ['recipes/automate-releases#checks', 'recipes/automate-releases#pitfalls'],
  'A test that fails, such as the placeholder of npm init, stops the release before the first change.',
  async () => {
    const test = 'echo "Error: no test specified" && exit 1';
    return [...errorsOf(await release('gulp release', packageWith(test))), git('tag')];
  },
  [1, 'Error: no test specified', 'Error: npm run failed: see its output above.', 'v1.0.0'],
);

claim(
  'recipes/automate-releases#checks',
  'A test that changes a file stops the release.',
  async () => {
    const test = 'git rm --quiet CHANGELOG.md';
    return [...errorsOf(await release('gulp release', packageWith(test))), git('tag')];
  },
  [1, 'Error: There are uncommitted changes. Commit them first.', 'v1.0.0'],
);

claim(
  'recipes/automate-releases#checks',
  'Another branch stops it, and a detached HEAD too.',
  async () =>
    errorsOf(
      await release('gulp release', undefined, () => git('checkout', '--quiet', '--detach')),
    ),
  [1, 'Error: Releases are made on main. Switch to it first.'],
);

claim(
  'recipes/automate-releases#checks',
  'A commit on the remote that you lack stops it.',
  async () =>
    errorsOf(
      await release('gulp release', undefined, () => git('reset', '--quiet', '--hard', 'HEAD~1')),
    ),
  [1, 'Error: The remote has commits that you do not have. Pull them first.'],
);

claim(
  ['recipes/automate-releases#order', 'recipes/automate-releases#sample'],
  'When npm publish fails after the push, commit and tag are on the remote. A changelog that is only a title got the entry below it, and ends with one line break.',
  async () => {
    const prepack = 'node --eval "process.exit(1)"';
    const done = await release('gulp release', {
      'package.json': JSON.stringify({ name: 'can', version: '1.0.0', scripts: { prepack } }),
      'CHANGELOG.md': '# Changelog\n',
    });
    return [
      ...errorsOf(done),
      git('ls-remote', '--tags', 'origin', 'v1.0.1').includes('v1.0.1'),
      changelog(),
    ];
  },
  [
    1,
    'Error: npm publish failed: see its output above.',
    true,
    '# Changelog\n\n## 1.0.1 ()\n\n- Close the leak in the handle\n- Add a longer spout\n',
  ],
);

claim(
  ['recipes/automate-releases#order', 'recipes/automate-releases#pitfalls'],
  'With --bmup major, the release makes the next patch. A second one without a new commit stops before it makes a version.',
  async () => {
    const { exit } = await release('gulp release --bmup major');
    return [exit, ...errorsOf(await run('gulp release', npmSettings)), git('tag')];
  },
  [
    0,
    1,
    `Error: No commit since v1.0.1. To repeat only the last steps: ${lastSteps}`,
    'v1.0.0\nv1.0.1',
  ],
);

claim(
  ['recipes/automate-releases#order', 'recipes/automate-releases#sample'],
  'After a push that failed, the release names the push too, which takes branch and tag to the remote. The introduction of the changelog stayed above the new entry.',
  async () => {
    const hook = '../origin.git/hooks/pre-receive';
    const introduced = '# Changelog\n\nAll changes.\n\n## 1.0.0\n\n- First\n\n  Text\n';
    const failed = await release('gulp release', { 'CHANGELOG.md': introduced }, () => {
      writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
      return hook;
    });
    const [, again] = errorsOf(await run('gulp release', npmSettings));
    rmSync(hook);
    const before = git('ls-remote', '--tags', 'origin', 'v1.0.1');
    git('push', '--quiet', '--atomic', 'origin', 'main', 'v1.0.1');
    const after = git('ls-remote', 'origin', 'main', 'v1.0.1').split('\n').length;
    return [...errorsOf(failed), changelog(), String(again).endsWith(lastSteps), before, after];
  },
  [
    1,
    'Error: git push failed: see its output above.',
    '# Changelog\n\nAll changes.\n\n## 1.0.1 ()\n\n- Close the leak in the handle\n- Add a longer spout\n\n## 1.0.0\n\n- First\n\n  Text\n',
    true,
    '',
    2,
  ],
);

claim(
  ['recipes/automate-releases#order', 'recipes/automate-releases#ci'],
  'publish does not ask whether the remote has the tag. In CI, this last step alone can run on a detached HEAD.',
  async () =>
    errorsOf(
      await release('gulp publish', undefined, () => {
        git('remote', 'remove', 'origin');
        return git('checkout', '--quiet', '--detach');
      }),
    ),
  [0],
);

claim(
  'recipes/automate-releases#pitfalls',
  'Without the tag of the current version, the release stops before it changes a file.',
  async () => {
    const { exit, lines } = await release('gulp release', undefined, () => {
      git('push', '--quiet', '--delete', 'origin', 'v1.0.0');
      return git('tag', '--delete', 'v1.0.0');
    });
    const isNamed = lines.some((line) => line.includes("ambiguous argument 'v1.0.0..HEAD'"));
    return [exit, isNamed, git('status', '--porcelain')];
  },
  [1, true, ''],
);

claim(
  'recipes/automate-releases#checks',
  'A new file that git does not ignore stops it.',
  async () =>
    errorsOf(
      await release('gulp release', undefined, () => {
        write({ 'new.txt': 'a' });
        return git('status', '--short');
      }),
    ),
  [1, 'Error: There are uncommitted changes. Commit them first.'],
);

claim(
  'recipes/automate-releases#pitfalls',
  'A version with a suffix is not known.',
  async () => {
    const done = await release(
      'gulp release --dry-run',
      { 'package.json': JSON.stringify({ name: 'can', version: '1.2.3-beta.1' }) },
      () => git('tag', 'v1.2.3-beta.1', 'HEAD~1'),
    );
    return [done.lines.some((line) => line.includes('1.2.NaN')), read('package.json').length > 0];
  },
  [true, true],
);

claim(
  'recipes/automate-releases#pitfalls',
  'After gulp release --dryrun, there is no new tag.',
  async () => {
    const { exit } = await release('gulp release --dryrun');
    return [exit, git('tag')];
  },
  [0, 'v1.0.0'],
);

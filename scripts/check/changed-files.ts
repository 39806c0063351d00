import { execFileSync } from 'node:child_process';

import { projectRoot } from '../../src/samples/paths';

/**
 * Lists what differs from a commit in the working tree, new files included.
 *
 * @param base The commit, by any name that git knows.
 * @returns Paths from the root of the repository; some may be gone.
 * @throws Error saying what to do when this is no repository, or it has no such commit.
 */
export function changedFiles(base: string): readonly string[] {
  // Goes first: outside of a repository, `git diff` lists all its options.
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  const changed = git('diff', '--name-only', '--no-renames', '-z', base, '--');
  return [...new Set([...changed, ...added])].sort();
}

function git(...args: readonly string[]): readonly string[] {
  try {
    const output = execFileSync('git', [...args], {
      cwd: projectRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return output.split('\0').filter((file) => file !== '');
  } catch (error) {
    const said = String(Reflect.get(Object(error), 'stderr') ?? error).trim();
    throw new Error(
      `git ${args.join(' ')} failed: ${said}\nName a commit that exists after --base, or run npm test, which needs no git.`,
    );
  }
}

import { execFileSync } from 'node:child_process';

/* Prints what the bare remote holds, without the hashes, which differ from run to run. */
function remote(...args) {
  return execFileSync('git', ['--git-dir=../origin.git', ...args], { encoding: 'utf8' }).trim();
}

console.log(`tags: ${remote('tag', '--list').split('\n').join(', ')}`);
console.log(`last commit: ${remote('log', '-1', '--format=%s', 'main')}`);
console.log(`changed: ${remote('diff', '--name-only', 'main~1', 'main').split('\n').join(', ')}`);

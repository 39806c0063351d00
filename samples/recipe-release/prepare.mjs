import { execFileSync } from 'node:child_process';

/* Turns the project into a git repository with a bare remote beside it. */
function git(...args) {
  execFileSync('git', args, { stdio: 'inherit' });
}

git('init', '--quiet', '--bare', '--initial-branch=main', '../origin.git');
git('init', '--quiet', '--initial-branch=main');
git('config', 'user.name', 'Example');
git('config', 'user.email', 'release@example.com');
git('remote', 'add', 'origin', '../origin.git');
git('add', '--all');
git('commit', '--quiet', '--message', 'First version');
git('tag', '--annotate', 'v1.0.0', '--message', 'v1.0.0');
git('commit', '--quiet', '--allow-empty', '--message', 'Add a longer spout');
git('commit', '--quiet', '--allow-empty', '--message', 'Close the leak in the handle');
git('push', '--quiet', '--follow-tags', '--set-upstream', 'origin', 'main');

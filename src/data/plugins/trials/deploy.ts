import { png } from './bytes';
import type { Trials } from './schema';

const page = { 'src/index.html': '<h1>Hello</h1>\n', 'src/a.png': png };
const identity = {
  GIT_AUTHOR_NAME: 'Author',
  GIT_AUTHOR_EMAIL: 'author@example.com',
  GIT_COMMITTER_NAME: 'Author',
  GIT_COMMITTER_EMAIL: 'author@example.com',
};

export const deploy: Trials = {
  'gulp-gh-pages': {
    files: page,
    env: { ...identity, SITE_REMOTE: '$PROJECT/remote.git' },
    before:
      'git init -q --bare -b main remote.git && git init -q first && cd first && touch readme.md && git add . && git commit -q -m first && git push -q ../remote.git HEAD:main',
    after: 'git --git-dir=remote.git show gh-pages:a.png | cmp - src/a.png',
  },
  'vinyl-ftp': {
    project: {
      file: 'src/{name}.html',
      good: 'Hello\n',
      gives: 'uploaded/site/{name}.html',
      passes: 'uploaded/site/picture.bin',
    },
    files: page,
    service: 'ftp',
    env: { FTP_HOST: '127.0.0.1', FTP_PORT: '$PORT', FTP_USER: 'reader', FTP_PASSWORD: 'secret' },
    expect: {
      'uploaded/site/index.html': { sameAs: 'src/index.html' },
      'uploaded/site/a.png': { sameAs: 'src/a.png' },
    },
  },
  'gulp-awspublish': {
    project: {
      file: 'src/{name}.html',
      good: 'Hello\n',
      gives: 'uploaded/my-site/{name}.html',
      passes: 'uploaded/my-site/picture.bin',
    },
    files: page,
    service: 's3',
    env: {
      S3_ENDPOINT: 'http://127.0.0.1:$PORT',
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
    },
    expect: {
      'uploaded/my-site/index.html': { sameAs: 'src/index.html' },
      'uploaded/my-site/a.png': { sameAs: 'src/a.png' },
    },
  },
  'gulp-shell': {
    files: {},
    expect: { 'result.txt': { contains: 'deployed' } },
  },
  'gulp-git': {
    files: { 'src/a.txt': 'Hello\n' },
    env: identity,
    before: 'git init -q',
    after: 'git log --format=%s --name-only | grep src/a.txt',
  },
};

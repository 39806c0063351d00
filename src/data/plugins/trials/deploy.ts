import { png } from './bytes';
import type { Trials } from './schema';

const page = { 'src/index.html': '<h1>Hello</h1>\n', 'src/a.png': png };
const identity = {
  GIT_AUTHOR_NAME: 'Author',
  GIT_AUTHOR_EMAIL: 'author@example.com',
  GIT_COMMITTER_NAME: 'Author',
  GIT_COMMITTER_EMAIL: 'author@example.com',
};

const login = {
  SFTP_HOST: '127.0.0.1',
  SFTP_PORT: '$PORT',
  SFTP_USER: 'reader',
  SFTP_PASSWORD: 'secret',
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
  'gulp-sftp': {
    files: page,
    service: 'ssh',
    env: login,
    expect: {
      'uploaded/site/index.html': { sameAs: 'src/index.html' },
      'uploaded/site/a.png': { sameAs: 'src/a.png' },
    },
  },
  'gulp-sftp-up4': {
    project: {
      file: 'src/{name}.html',
      good: 'Hello\n',
      gives: 'uploaded/site/{name}.html',
      passes: 'uploaded/site/picture.bin',
    },
    files: page,
    service: 'ssh',
    env: login,
    expect: {
      'uploaded/site/index.html': { sameAs: 'src/index.html' },
      'uploaded/site/a.png': { sameAs: 'src/a.png' },
    },
    // What the entry says of the permissions.
    after: 'find uploaded/site/a.png -perm 666 | grep a.png',
  },
  'gulp-ssh': {
    project: {
      file: 'src/{name}.html',
      good: 'Hello\n',
      gives: 'uploaded/site/{name}.html',
      passes: 'uploaded/site/picture.bin',
    },
    files: page,
    service: 'ssh',
    env: {
      SSH_HOST: '127.0.0.1',
      SSH_PORT: '$PORT',
      SSH_USER: 'reader',
      SSH_PASSWORD: 'secret',
    },
    expect: {
      'uploaded/site/index.html': { sameAs: 'src/index.html' },
      'uploaded/site/a.png': { sameAs: 'src/a.png' },
      'logs/ls.log': { contains: 'a.png\nindex.html\n' },
    },
    after: 'find uploaded/site/a.png -perm 644 | grep a.png',
  },
  'gulp-rsync': {
    project: {
      file: 'src/{name}.html',
      good: 'Hello\n',
      gives: 'site/{name}.html',
      passes: 'site/picture.bin',
    },
    files: page,
    expect: {
      'site/index.html': { sameAs: 'src/index.html' },
      'site/a.png': { sameAs: 'src/a.png' },
    },
    again: {
      files: { 'src/late.txt': 'Hello\n', 'site/late.txt/in-the-way': '' },
      exit: 1,
      prints: ['rsync exited with code 23'],
    },
  },
};

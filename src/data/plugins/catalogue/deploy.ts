import type { CatalogueEntry } from '../schema';

export const deploy: readonly CatalogueEntry[] = [
  {
    name: 'gulp-gh-pages',
    job: 'deploy',
    summary: {
      en: 'Commits files to a branch of a Git repository and pushes it.',
      'zh-Hans': '把文件提交到 Git 仓库的某个分支，然后推送。',
    },
    deprecated: {
      en: 'It is from 2015 and pushes with an old git library. The package gh-pages does the same.',
      'zh-Hans': '它发布于 2015 年，依赖陈旧的 Git 库。gh-pages 这个包可以做同样的事。',
    },
    instead: ['gh-pages'],
    encoding: true,
    program: 'git',
    recipe: `import { pipeline } from 'node:stream/promises';
import { src } from 'gulp';
import ghPages from 'gulp-gh-pages';

export function deploy() {
  return pipeline(
    src('src/**', { encoding: false }),
    ghPages({ remoteUrl: process.env.SITE_REMOTE }).resume(),
  );
}`,
  },
  {
    name: 'vinyl-ftp',
    job: 'deploy',
    summary: {
      en: 'Uploads files to an FTP server.',
      'zh-Hans': '把文件上传到 FTP 服务器。',
    },
    encoding: true,
    recipe: `import { pipeline } from 'node:stream/promises';
import { src } from 'gulp';
import ftp from 'vinyl-ftp';

export function deploy() {
  const connection = ftp.create({
    host: process.env.FTP_HOST,
    port: process.env.FTP_PORT,
    user: process.env.FTP_USER,
    password: process.env.FTP_PASSWORD,
  });

  return pipeline(src('src/**', { encoding: false }), connection.dest('/site').resume());
}`,
  },
  {
    name: 'gulp-awspublish',
    job: 'deploy',
    summary: {
      en: 'Uploads files to Amazon S3 and sets their headers.',
      'zh-Hans': '把文件上传到 Amazon S3，并设置响应头。',
    },
    encoding: true,
    recipe: `import { pipeline } from 'node:stream/promises';
import { src } from 'gulp';
import awspublish from 'gulp-awspublish';

export function deploy() {
  const publisher = awspublish.create({
    region: 'eu-central-1',
    endpoint: process.env.S3_ENDPOINT,
    forcePathStyle: true,
    params: { Bucket: 'my-site' },
  });

  return pipeline(
    src('src/**', { encoding: false }),
    publisher.publish(),
    awspublish.reporter().resume(),
  );
}`,
  },
  {
    name: 'gulp-shell',
    job: 'deploy',
    summary: {
      en: 'Runs shell commands, as a task or for each file.',
      'zh-Hans': '运行 shell 命令，可以作为一个任务，也可以对每个文件各运行一次。',
    },
    recipe: `import shell from 'gulp-shell';

export const deploy = shell.task(['echo deployed > result.txt']);`,
  },
  {
    name: 'gulp-git',
    job: 'deploy',
    summary: {
      en: 'Runs Git from tasks: add, commit, tag, push.',
      'zh-Hans': '在任务中执行 Git 操作：add、commit、tag、push。',
    },
    program: 'git',
    recipe: `import { pipeline } from 'node:stream/promises';
import { src } from 'gulp';
import git from 'gulp-git';

export function commit() {
  return pipeline(
    src('src/**/*.txt'),
    git.add(),
    git.commit('Update the texts').resume(),
  );
}`,
  },
];

import { png } from '../bytes';
import type { CatalogueEntry } from '../schema';
import { htmlPages } from './sources';

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

export const deploy: readonly CatalogueEntry[] = [
  {
    name: 'gulp-gh-pages',
    job: 'deploy',
    summary: {
      en: 'Commits files to a branch of a Git repository and pushes it.',
      'zh-Hans': '把文件提交到 Git 仓库的某个分支，然后推送。',
    },
    searches: {
      en: ['publish to github pages', 'github pages', 'docs branch deploy'],
      'zh-Hans': ['github pages', '部署到 github', '静态托管'],
    },
    deprecated: {
      en: 'It dates from 2015 and pushes with an old git library. The package gh-pages does the same.',
      'zh-Hans': '它发布于 2015 年，依赖陈旧的 Git 库。gh-pages 这个包可以做同样的事。',
    },
    note: {
      en: 'Read its files to the end, as here, or a failed push counts as success. After one, delete .publish.',
      'zh-Hans':
        '要像这里一样读完全部文件，否则推送失败也算成功。失败之后，请先删掉 publish 缓存目录（名字以点开头）。',
    },
    instead: ['gh-pages'],
    encoding: true,
    program: 'git',
    recipe: `import { pipeline } from 'node:stream/promises';
import { src } from 'gulp';
import ghPages from 'gulp-gh-pages';

async function readAll(files) {
  for await (const file of files) console.log('to publish:', file.relative);
}

export function deploy() {
  return pipeline(
    src('src/**', { encoding: false }),
    ghPages({ remoteUrl: process.env.SITE_REMOTE }),
    readAll,
  );
}`,
    trial: {
      files: page,
      env: { ...identity, SITE_REMOTE: '$PROJECT/remote.git' },
      before:
        'git init -q --bare -b main remote.git && git init -q first && cd first && touch readme.md && git add . && git commit -q -m first && git push -q ../remote.git HEAD:main',
      after: 'git --git-dir=remote.git show gh-pages:a.png | cmp - src/a.png',
      again: { files: { 'remote.git/HEAD': 'damaged\n' }, exit: 1, prints: ["'deploy' errored"] },
    },
  },
  {
    name: 'vinyl-ftp',
    job: 'deploy',
    summary: {
      en: 'Uploads files, including images, to an FTP server.',
      'zh-Hans': '把文件（包括图片）上传到 FTP 服务器。',
    },
    searches: {
      en: ['ftp deploy', 'shared hosting', 'filezilla', 'ftp over tls', 'cpanel'],
      'zh-Hans': ['ftp 部署', '虚拟主机', 'filezilla', 'ftp tls 加密', '宝塔面板'],
    },
    note: {
      en: 'Without secure: true, the password is readable. If the connection breaks, the task may never end.',
      'zh-Hans': '不设 secure: true，密码就是明文。连接中断时，任务可能一直不结束。',
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
    trial: {
      project: {
        ...htmlPages,
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
  },
  {
    name: 'gulp-awspublish',
    job: 'deploy',
    summary: {
      en: 'Uploads files, including images, to Amazon S3 and sets their headers.',
      'zh-Hans': '把文件（包括图片）上传到 Amazon S3，并设置响应头。',
    },
    searches: {
      en: ['s3 bucket', 'cloudfront', 'aws deploy'],
      'zh-Hans': ['s3 存储桶', 'cloudfront', 'aws 部署', '对象存储'],
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
    trial: {
      project: {
        ...htmlPages,
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
  },
  {
    name: 'gulp-shell',
    job: 'deploy',
    summary: {
      en: 'Runs shell commands, as a task or for each file.',
      'zh-Hans': '运行 shell 命令：可以作为任务运行，也可以对每个文件各运行一次。',
    },
    searches: {
      en: ['bash script', 'terminal commands', 'execute program'],
      'zh-Hans': ['bash 脚本', '终端命令', '执行外部命令'],
    },
    note: {
      en: 'Quote "<%= file.path %>". Even so, a file name such as $(x).js runs x as a command.',
      'zh-Hans': '文件路径要加引号；即便如此，文件名里的命令仍会被执行。',
    },
    recipe: `import shell from 'gulp-shell';

export const deploy = shell.task(['echo deployed > result.txt']);`,
    trial: { files: {}, expect: { 'result.txt': { contains: 'deployed' } } },
  },
  {
    name: 'gulp-git',
    job: 'deploy',
    summary: {
      en: 'Runs Git from tasks: add, commit, tag, push.',
      'zh-Hans': '在任务中执行 Git 操作：add、commit、tag、push。',
    },
    searches: {
      en: ['version control', 'checkout branch', 'clone repo', 'pull and merge'],
      'zh-Hans': ['版本控制', '切换分支', '克隆仓库', '自动提交代码'],
    },
    note: {
      en: 'If Git refuses the commit, as a hook can, the task succeeds anyway, and gulp exits with code 0.',
      'zh-Hans': 'Git 拒绝提交时（例如钩子没通过），任务照样成功，退出码为 0。',
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
    trial: {
      files: { 'src/a.txt': 'Hello\n' },
      env: identity,
      before: 'git init -q',
      after: 'git log --format=%s --name-only | grep src/a.txt',
    },
  },
  {
    name: 'gulp-sftp',
    job: 'deploy',
    summary: {
      en: 'Uploads files to a server over SFTP.',
      'zh-Hans': '通过 SFTP 把文件上传到服务器。',
    },
    searches: { en: ['.ftppass', 'sftp password login'], 'zh-Hans': ['.ftppass', 'sftp 密码登录'] },
    deprecated: {
      en: 'Use the package ssh2-sftp-client.',
      'zh-Hans': '请改用 ssh2-sftp-client 这个包。',
    },
    note: {
      en: 'Its ssh2 0.3 shares no host key type with OpenSSH 9, and it calls file.pipe(), which is gone.',
      'zh-Hans':
        '它用的 ssh2 0.3 与 OpenSSH 9 没有共同的主机密钥类型，还调用了已移除的 file.pipe()。',
    },
    instead: ['ssh2-sftp-client'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src } from 'gulp';
import sftp from 'gulp-sftp';

export function deploy() {
  const upload = sftp({
    host: process.env.SFTP_HOST,
    port: process.env.SFTP_PORT,
    user: process.env.SFTP_USER,
    pass: process.env.SFTP_PASSWORD,
    remotePath: '/site',
  });
  upload.resume();

  return pipeline(src('src/**', { encoding: false }), upload);
}`,
    trial: {
      files: page,
      service: 'ssh',
      env: login,
      expect: {
        'uploaded/site/index.html': { sameAs: 'src/index.html' },
        'uploaded/site/a.png': { sameAs: 'src/a.png' },
      },
    },
  },
  {
    name: 'gulp-sftp-up4',
    job: 'deploy',
    summary: {
      en: 'Uploads files to a server over SFTP.',
      'zh-Hans': '通过 SFTP 把文件上传到服务器。',
    },
    searches: {
      en: ['gulp-sftp fork', 'sftp remotepath'],
      'zh-Hans': ['gulp-sftp 衍生版', 'sftp remotepath'],
    },
    deprecated: {
      en: 'Of its key formats, OpenSSH 9 accepts only ECDSA in PEM form. Use the package ssh2-sftp-client.',
      'zh-Hans': '登录 OpenSSH 9 时，密钥文件只能是 PEM 格式的 ECDSA。请改用 ssh2-sftp-client。',
    },
    note: {
      en: 'It trusts any server that answers, and every user of the server may change the uploaded files.',
      'zh-Hans': '它信任任何应答的服务器，上传的文件在服务器上人人可写。',
    },
    instead: ['ssh2-sftp-client'],
    encoding: true,
    recipe: `import { pipeline } from 'node:stream/promises';
import { src } from 'gulp';
import sftp from 'gulp-sftp-up4';

export function deploy() {
  const upload = sftp({
    host: process.env.SFTP_HOST,
    port: process.env.SFTP_PORT,
    user: process.env.SFTP_USER,
    pass: process.env.SFTP_PASSWORD,
    remotePath: '/site',
  });
  upload.resume();

  return pipeline(src('src/**', { encoding: false }), upload);
}`,
    trial: {
      project: {
        ...htmlPages,
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
  },
  {
    name: 'gulp-ssh',
    job: 'deploy',
    summary: {
      en: 'Uploads files over SFTP and runs commands on the server.',
      'zh-Hans': '通过 SFTP 上传文件，并在服务器上执行命令。',
    },
    searches: {
      en: ['remote shell', 'restart pm2 remotely'],
      'zh-Hans': ['远程命令', '重启远程 pm2'],
    },
    deprecated: {
      en: 'Of its key formats, OpenSSH 9 accepts only ECDSA in PEM form. Use the package ssh2-sftp-client.',
      'zh-Hans': '登录 OpenSSH 9 时，密钥文件只能是 PEM 格式的 ECDSA。请改用 ssh2-sftp-client。',
    },
    note: {
      en: 'Without mode, everybody may write to the files. A command that fails silently counts as success.',
      'zh-Hans': '不设 mode，上传的文件人人可写。命令失败但没有错误信息时，会被当作成功。',
    },
    instead: ['ssh2-sftp-client'],
    encoding: true,
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import GulpSSH from 'gulp-ssh';

const { SSH_HOST: host, SSH_PORT: port, SSH_USER: username, SSH_PASSWORD: password } = process.env;

export async function deploy() {
  const server = new GulpSSH({ sshConfig: { host, port, username, password } });

  await pipeline(src('src/**', { encoding: false }), server.dest('site', { mode: 0o644 }).resume());
  await pipeline(server.exec('ls site', { filePath: 'ls.log' }), dest('logs'));
}`,
    trial: {
      project: {
        ...htmlPages,
        gives: 'uploaded/site/{name}.html',
        passes: 'uploaded/site/picture.bin',
      },
      files: page,
      service: 'ssh',
      env: { SSH_HOST: '127.0.0.1', SSH_PORT: '$PORT', SSH_USER: 'reader', SSH_PASSWORD: 'secret' },
      expect: {
        'uploaded/site/index.html': { sameAs: 'src/index.html' },
        'uploaded/site/a.png': { sameAs: 'src/a.png' },
        'logs/ls.log': { contains: 'a.png\nindex.html\n' },
      },
      after: 'find uploaded/site/a.png -perm 644 | grep a.png',
    },
  },
  {
    name: 'gulp-rsync',
    job: 'deploy',
    summary: {
      en: 'Copies files to a folder or a server with rsync.',
      'zh-Hans': '用 rsync 把文件复制到某个目录或服务器。',
    },
    searches: {
      en: ['synchronize directories', 'incremental upload', 'mirror to vps'],
      'zh-Hans': ['同步目录', '增量上传', '镜像到远程主机'],
    },
    note: {
      en: 'Read its files to the end, as here: with resume(), the task succeeds even if rsync fails.',
      'zh-Hans': '要像这里一样读完全部文件：若用 resume()，rsync 失败了，任务也照样成功。',
    },
    companions: ['gulp-util@3'],
    requires: ['gulp-util'],
    program: 'rsync',
    recipe: `import { pipeline } from 'node:stream/promises';
import { src } from 'gulp';
import rsync from 'gulp-rsync';

async function readAll(files) {
  for await (const file of files) console.log('to send:', file.relative);
}

export function deploy() {
  return pipeline(
    src('src/**'),
    rsync({ root: 'src', hostname: process.env.SSH_HOST, destination: 'site', times: true }),
    readAll,
  );
}`,
    trial: {
      project: { ...htmlPages, gives: 'site/{name}.html', passes: 'site/picture.bin' },
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
  },
];

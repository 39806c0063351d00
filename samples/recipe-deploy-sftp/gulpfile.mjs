import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { src, dest, series } from 'gulp';
import SftpClient from 'ssh2-sftp-client';

const { SFTP_HOST, SFTP_PORT, SFTP_USER, SFTP_KEY, SFTP_FINGERPRINT, SFTP_FOLDER } = process.env;

function isOurServer(key) {
  const hash = createHash('sha256').update(key).digest('base64').replace(/=+$/, '');
  return `SHA256:${hash}` === SFTP_FINGERPRINT;
}

// Without a mode, the client lets every user of the server write the files.
const options = { writeStreamOptions: { mode: 0o644 } };

// The client makes folders too, but none behind a link, and the folder of a site is often one.
async function makeFolder(client, folder) {
  if (!(await client.exists(folder))) {
    await makeFolder(client, path.posix.dirname(folder));
    await client.mkdir(folder);
  }
}

async function sendTo(client, files) {
  for await (const file of files) {
    const target = path.posix.join(SFTP_FOLDER, file.relative.replaceAll('\\', '/'));
    if (file.isDirectory()) {
      await makeFolder(client, target);
    } else {
      await client.put(file.contents, target, options);
      console.log(`uploaded ${target}`);
    }
  }
}

export async function build() {
  await pipeline(src('src/**', { encoding: false }), dest('dist'));
}

export async function upload() {
  // An empty name would be the folder of the login.
  if (!SFTP_FOLDER) {
    throw new Error('SFTP_FOLDER is not set.');
  }
  const client = new SftpClient();
  await client.connect({
    host: SFTP_HOST,
    port: Number(SFTP_PORT ?? 22),
    username: SFTP_USER,
    privateKey: readFileSync(SFTP_KEY),
    hostVerifier: isOurServer,
    keepaliveInterval: 30_000,
  });
  try {
    await makeFolder(client, SFTP_FOLDER);
    await sendTo(client, src(['dist/**', '!dist/**/*.html'], { encoding: false }));
    await sendTo(client, src('dist/**/*.html', { encoding: false }));
  } finally {
    await client.end();
  }
}

export const deploy = series(build, upload);

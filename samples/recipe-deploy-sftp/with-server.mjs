import { spawn } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import {
  closeSync,
  fchmodSync,
  lstatSync,
  mkdirSync,
  openSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import ssh2 from 'ssh2';

const { parseKey, sftp } = ssh2.utils;
const { OK, FAILURE, NO_SUCH_FILE } = sftp.STATUS_CODE;

/** Makes a private key. Those of ssh2's own generator cannot be read again, one time in 256. */
function makeKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  return privateKey.export({ type: 'sec1', format: 'pem' });
}

const hostKey = makeKey();
const knownKey = makeKey();
writeFileSync('known-key', knownKey);
writeFileSync('other-key', makeKey());

const fingerprint = createHash('sha256')
  .update(parseKey(hostKey).getPublicSSH())
  .digest('base64')
  .replace(/=+$/, '');

/** Answers with what a function gives, or with the failure that it throws. */
function answer(session, id, act) {
  try {
    act();
  } catch (error) {
    session.status(id, error.code === 'ENOENT' ? NO_SUCH_FILE : FAILURE);
  }
}

/** The part of SFTP that uploads need, in the folder `server`. */
function serveFiles(session) {
  const inServer = (name) => path.join('server', path.posix.join('/', name));
  const describeWith = (look) => (id, name) =>
    answer(session, id, () => {
      const { mode, size, uid, gid } = look(inServer(name));
      session.attrs(id, { mode, size, uid, gid, atime: 0, mtime: 0 });
    });
  session.on('REALPATH', (id, name) => {
    session.name(id, [{ filename: path.posix.join('/', name), longname: '', attrs: {} }]);
  });
  session.on('STAT', describeWith(statSync));
  session.on('LSTAT', describeWith(lstatSync));
  session.on('MKDIR', (id, name) =>
    answer(session, id, () => {
      mkdirSync(inServer(name));
      session.status(id, OK);
    }),
  );
  session.on('OPEN', (id, name) =>
    answer(session, id, () => {
      const handle = Buffer.alloc(4);
      handle.writeUInt32BE(openSync(inServer(name), 'w'));
      session.handle(id, handle);
    }),
  );
  session.on('WRITE', (id, handle, offset, data) =>
    answer(session, id, () => {
      writeSync(handle.readUInt32BE(), data, 0, data.length, offset);
      session.status(id, OK);
    }),
  );
  // A server applies no umask to this request.
  session.on('FSETSTAT', (id, handle, { mode }) =>
    answer(session, id, () => {
      if (mode & 0o002) console.log('everybody may write this file');
      fchmodSync(handle.readUInt32BE(), mode & 0o777);
      session.status(id, OK);
    }),
  );
  session.on('CLOSE', (id, handle) =>
    answer(session, id, () => {
      closeSync(handle.readUInt32BE());
      session.status(id, OK);
    }),
  );
}

mkdirSync('server', { recursive: true });

const server = new ssh2.Server({ hostKeys: [hostKey] }, (client) => {
  client.on('authentication', (context) => {
    const allowed = parseKey(knownKey).getPublicSSH();
    const isKnown = context.method === 'publickey' && context.key.data.equals(allowed);
    if (isKnown) {
      context.accept();
    } else {
      context.reject(['publickey']);
    }
  });
  client.on('session', (accept) => {
    accept().on('sftp', (acceptSftp) => serveFiles(acceptSftp()));
  });
  // A client that refuses the key of the server hangs up.
  client.on('error', () => undefined);
});

server.listen(0, '127.0.0.1', () => {
  const gulp = spawn('gulp', process.argv.slice(2), {
    env: {
      SFTP_HOST: '127.0.0.1',
      SFTP_PORT: String(server.address().port),
      SFTP_FINGERPRINT: `SHA256:${fingerprint}`,
      ...process.env,
    },
    stdio: 'inherit',
  });
  gulp.on('exit', (code) => process.exit(code));
});

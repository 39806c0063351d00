import { closeSync, fchmodSync, mkdirSync, openSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';

import ssh2, { type SftpSession } from '../../../../samples/node_modules/ssh2/lib/index.js';

const { OK, FAILURE, NO_SUCH_FILE } = ssh2.utils.sftp.STATUS_CODE;

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/**
 * Answers the part of SFTP that an upload takes.
 * @param session What a client opened.
 * @param folder The root and home folder that the client sees.
 */
export function serveFiles(session: SftpSession, folder: string): void {
  const at = (name: string): string => path.join(folder, path.posix.join('/', name));
  const answer = (id: number, act: () => void): void => {
    try {
      act();
    } catch (error) {
      session.status(id, isMissing(error) ? NO_SUCH_FILE : FAILURE);
    }
  };
  const describe = (id: number, name: string): void =>
    answer(id, () => {
      const { mode, size, uid, gid } = statSync(at(name));
      session.attrs(id, { mode, size, uid, gid, atime: 0, mtime: 0 });
    });
  session
    .on('REALPATH', (id, name) => session.name(id, [{ filename: path.posix.join('/', name) }]))
    .on('STAT', describe)
    .on('LSTAT', describe)
    .on('MKDIR', (id, name) =>
      answer(id, () => {
        mkdirSync(at(name));
        session.status(id, OK);
      }),
    )
    .on('OPEN', (id, name) =>
      answer(id, () => {
        const handle = Buffer.alloc(4);
        handle.writeUInt32BE(openSync(at(name), 'w'));
        session.handle(id, handle);
      }),
    )
    .on('WRITE', (id, handle, offset, data) =>
      answer(id, () => {
        writeSync(handle.readUInt32BE(), data, 0, data.length, offset);
        session.status(id, OK);
      }),
    )
    .on('FSETSTAT', (id, handle, { mode }) =>
      answer(id, () => {
        if (mode !== undefined) fchmodSync(handle.readUInt32BE(), mode);
        session.status(id, OK);
      }),
    )
    .on('CLOSE', (id, handle) =>
      answer(id, () => {
        closeSync(handle.readUInt32BE());
        session.status(id, OK);
      }),
    );
}

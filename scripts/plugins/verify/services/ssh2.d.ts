/** The part of ssh2 that the server of the trials takes. The samples install ssh2, and it has no types. */
declare module '*/node_modules/ssh2/lib/index.js' {
  import type { Server as NetServer } from 'node:net';
  import type { Duplex, Writable } from 'node:stream';

  export interface Attributes {
    readonly mode: number;
    readonly size: number;
    readonly uid: number;
    readonly gid: number;
    readonly atime: number;
    readonly mtime: number;
  }

  export interface SftpSession {
    on(
      event: 'REALPATH' | 'STAT' | 'LSTAT' | 'MKDIR' | 'OPEN',
      act: (id: number, path: string) => void,
    ): this;
    on(
      event: 'WRITE',
      act: (id: number, handle: Buffer, offset: number, data: Buffer) => void,
    ): this;
    on(event: 'CLOSE', act: (id: number, handle: Buffer) => void): this;
    on(
      event: 'FSETSTAT',
      act: (id: number, handle: Buffer, attributes: Partial<Attributes>) => void,
    ): this;
    status(id: number, code: number): void;
    handle(id: number, handle: Buffer): void;
    attrs(id: number, attributes: Attributes): void;
    name(id: number, names: readonly { readonly filename: string }[]): void;
  }

  export interface ExecChannel extends Duplex {
    readonly stderr: Writable;
    exit(code: number): void;
  }

  export interface Session {
    on(event: 'sftp', act: (accept: () => SftpSession) => void): this;
    on(
      event: 'exec',
      act: (
        accept: () => ExecChannel,
        reject: () => void,
        info: { readonly command: string },
      ) => void,
    ): this;
  }

  export interface Connection {
    on(
      event: 'authentication',
      act: (context: {
        readonly method: string;
        accept(): void;
        reject(methods: readonly string[]): void;
      }) => void,
    ): this;
    on(event: 'session', act: (accept: () => Session) => void): this;
    on(event: 'error' | 'close', act: () => void): this;
    end(): void;
  }

  export type Server = Pick<NetServer, 'once' | 'listen' | 'address' | 'close'>;

  const ssh2: {
    readonly Server: new (
      options: { readonly hostKeys: readonly string[] },
      greet: (connection: Connection) => void,
    ) => Server;
    readonly utils: {
      readonly sftp: {
        readonly STATUS_CODE: Readonly<Record<'OK' | 'FAILURE' | 'NO_SUCH_FILE', number>>;
      };
    };
  };
  export default ssh2;
}

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { findFreePort } from '../../scripts/setup/ports.mjs';

/** A server of one edition. */
export interface Host {
  readonly origin: string;
  readonly stop: () => void;
}

/**
 * Starts nginx with `hosting/nginx.conf`, changed as HOSTING.md says.
 *
 * @param site Folder of the built site.
 * @param baseUrl Path that it was built for.
 * @param lines More lines for the server, for a host that behaves otherwise.
 * @throws Error with what nginx wrote, where it does not start.
 */
export async function startNginx(site: string, baseUrl: string, lines = ''): Promise<Host> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gulp-nginx-'));
  const port = await findFreePort('127.0.0.1');
  const below = baseUrl.split('/').filter(Boolean);
  const root = below.length === 0 ? path.resolve(site) : folder;
  for (const name of below) {
    symlinkSync(path.resolve(site), path.join(folder, name));
  }
  const server = readFileSync('hosting/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/gulp/english;', `root ${root};\n${lines}`)
    .replace('error_page 404 /404.html;', `error_page 404 ${baseUrl}404.html;`);
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
${server}
}
`,
  );
  const program = process.env.NGINX_PATH ?? 'nginx';
  const nginx = spawn(program, ['-e', 'stderr', '-c', config], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  nginx.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const origin = `http://127.0.0.1:${port}`;
  await answers(
    origin,
    () => nginx.exitCode === null,
    () => complaints,
  );
  return {
    origin,
    stop: () => {
      nginx.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(
  origin: string,
  isRunning: () => boolean,
  complaints: () => string,
): Promise<void> {
  while (isRunning()) {
    const answer = await fetch(origin).catch(() => undefined);
    if (answer) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx ended: ${complaints()}`);
}

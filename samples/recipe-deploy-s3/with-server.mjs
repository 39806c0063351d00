import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

/** A bucket: keeps what is put, and refuses requests that the known key did not sign. */
const server = createServer((request, response) => {
  buffer(request).then((body) => {
    if (request.method !== 'PUT' || !request.headers.authorization?.includes('Credential=known/')) {
      response.writeHead(403, { 'content-type': 'application/xml' });
      response.end(
        '<Error><Code>InvalidAccessKeyId</Code><Message>The key is unknown.</Message></Error>',
      );
      return;
    }
    const file = path.join('server', new URL(request.url, 'http://localhost').pathname);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, body);
    const { 'content-type': type, 'cache-control': cache } = request.headers;
    writeFileSync(`${file}.headers`, `${type}\n${cache}\n`);
    response.end();
  });
});

server.listen(0, () => {
  const S3_ENDPOINT = `http://localhost:${server.address().port}`;
  const gulp = spawn('gulp', process.argv.slice(2), {
    env: { ...process.env, S3_ENDPOINT, S3_PATH_STYLE: 'true' },
    stdio: 'inherit',
  });
  gulp.on('exit', (code) => process.exit(code));
});

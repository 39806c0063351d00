import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Runs `gulp dev`, shows what it prints with the usual port, and remembers it. */
const gulp = spawn('gulp', ['dev'], { stdio: ['ignore', 'pipe', 'pipe'] });
let printed = '';
for (const stream of [gulp.stdout, gulp.stderr]) {
  stream.setEncoding('utf8').on('data', (text) => {
    printed += text;
    process.stdout.write(text.replace(/localhost:\d+/, 'localhost:3000'));
  });
}

/** Waits until gulp printed a text that often. */
async function seen(text, times = 1) {
  while (printed.split(text).length <= times) {
    await wait(20);
  }
}

/** A browser says that it takes HTML. Only such answers get the client script. */
async function openPage(address) {
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  return response.text();
}

/** Stands in for the client script: asks the address that it asks for messages. */
async function openConnection(address) {
  const socket = `${address}/browser-sync/socket.io/?EIO=4&transport=polling`;
  const { sid } = JSON.parse((await (await fetch(socket)).text()).slice(1));
  const session = `${socket}&sid=${sid}`;
  const send = (body) => fetch(session, { method: 'POST', body });
  await send('40/browser-sync,');
  const waiting = [];
  return async function next(name) {
    for (;;) {
      const message = waiting.shift();
      if (message === undefined) {
        waiting.push(...(await (await fetch(session)).text()).split('\u001e'));
      } else if (message === '2') {
        await send('3');
      } else if (message.startsWith(`42/browser-sync,["${name}"`)) {
        return JSON.parse(message.slice(message.indexOf('[')))[1];
      }
    }
  };
}

/** Changes a file. A watcher that was not ready missed it, so it is written again after a while. */
async function change(file, [from, to], noticed) {
  const text = readFileSync(file, 'utf8').replace(from, to);
  writeFileSync(file, text);
  const again = setInterval(() => writeFileSync(file, text), 5000);
  const result = await noticed;
  clearInterval(again);
  return result;
}

async function visit() {
  await seen('Reloading files that match');
  const address = /http:\/\/localhost:\d+/.exec(printed)[0];
  const script = /\/browser-sync\/browser-sync-client\.js/.exec(await openPage(address))[0];
  const { status } = await fetch(address + script);
  console.log(`browser: the page names a script, which comes with status ${status}`);
  const next = await openConnection(address);

  const told = next('file:reload');
  const { basename } = await change('src/styles/main.scss', ['green', 'purple'], told);
  await seen('Reloading files that match', 2);
  const css = await (await fetch(`${address}/styles/main.css`)).text();
  console.log(`browser: told to fetch ${basename}, and gets "${/color: \w+/.exec(css)[0]}"`);

  await change('src/index.html', ['Hello', 'Welcome'], next('browser:reload'));
  await seen('Reloading Browsers');
  const heading = /<h1>.*<\/h1>/.exec(await openPage(address))[0];
  console.log(`browser: told to load the page, and gets ${heading}`);

  await change('src/styles/main.scss', ['$color;', '$colour;'], seen("'styles' errored after"));
  await change('src/styles/main.scss', ['$colour;', '$color;'], next('file:reload'));
  await seen('Reloading files that match', 3);
  console.log('browser: told to fetch *.css after the error too');
  console.log(
    `the file in dist names no script: ${!readFileSync('dist/index.html', 'utf8').includes(script)}`,
  );
  gulp.kill();
  process.exit();
}

visit();

import { readFile } from 'node:fs/promises';

const { version } = JSON.parse(await readFile('package.json', 'utf8'));

export async function release() {
  console.log('Release of version', version);
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const hash = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

const [from = 'src/assets', to = 'dist/assets'] = process.argv.slice(2);
const names = readdirSync(from, { recursive: true }).sort();
for (const name of names.filter((entry) => statSync(path.join(from, entry)).isFile())) {
  const same = hash(path.join(from, name)) === hash(path.join(to, name));
  console.log(`${same ? 'same   ' : 'DAMAGED'} ${name}`);
  process.exitCode ||= same ? 0 : 1;
}

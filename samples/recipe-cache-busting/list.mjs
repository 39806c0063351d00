import { readdirSync } from 'node:fs';

const entries = readdirSync('dist', { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`);
console.log(files.sort().join('\n'));

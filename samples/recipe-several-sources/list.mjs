import { readdirSync, statSync } from 'node:fs';

const files = readdirSync('dist', { recursive: true }).map((name) => `dist/${name}`);
console.log(
  files
    .filter((file) => statSync(file).isFile())
    .sort()
    .join('\n'),
);

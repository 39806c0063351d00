import { readdirSync, readFileSync } from 'node:fs';

const files = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`);
console.log(files.sort().join('\n'));
console.log(`\n${readFileSync('dist/posts/seeds.html', 'utf8').replace(/\n\s*\n/g, '\n')}`);

import { readdirSync } from 'node:fs';

const sheets = readdirSync('dist').filter((name) => name.endsWith('.css'));
console.log(`${sheets.length} style sheets in dist`);

import { readdirSync } from 'node:fs';

console.log(`${readdirSync('dist').length} style sheets in dist`);

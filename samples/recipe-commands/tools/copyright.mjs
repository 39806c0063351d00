import { writeFileSync } from 'node:fs';

writeFileSync('dist/copyright.txt', `© ${process.argv[2]}\n`);

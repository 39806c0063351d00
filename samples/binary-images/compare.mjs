import { readFileSync } from 'node:fs';

for (const file of ['src/images/logo.png', 'broken/logo.png', 'dist/logo.png']) {
  const bytes = readFileSync(file);
  console.log(`${file}: ${bytes.length} bytes, first four: ${bytes.toString('hex', 0, 4)}`);
}

import { readFileSync } from 'node:fs';

// Reads the list at the end of a ZIP archive.
const zip = readFileSync('release/garden.zip');
const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
let entry = zip.readUInt32LE(end + 16);
const names = [];
for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
  const nameEnd = entry + 46 + zip.readUInt16LE(entry + 28);
  names.push(zip.toString('utf8', entry + 46, nameEnd));
  entry = nameEnd + zip.readUInt16LE(entry + 30) + zip.readUInt16LE(entry + 32);
}
console.log(names.sort().join('\n'));
console.log(`\n${readFileSync('dist/garden/style.css', 'utf8')}`);

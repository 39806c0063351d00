import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';

// Reads the list at the end of a ZIP archive, and compares each file in it with its source.
const zip = readFileSync(process.argv[2]);
const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
let entry = zip.readUInt32LE(end + 16);
for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
  const nameEnd = entry + 46 + zip.readUInt16LE(entry + 28);
  const name = zip.toString('utf8', entry + 46, nameEnd);
  if (!name.endsWith('/')) {
    const head = zip.readUInt32LE(entry + 42);
    const start = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
    const packed = zip.subarray(start, start + zip.readUInt32LE(entry + 20));
    const contents = zip.readUInt16LE(entry + 10) === 0 ? packed : inflateRawSync(packed);
    const same = contents.equals(readFileSync(`src/${name}`));
    const mode = (zip.readUInt32LE(entry + 38) >>> 16) & 0o777;
    console.log(`${mode.toString(8)} ${name} ${same ? 'same' : 'DAMAGED'}`);
  }
  entry = nameEnd + zip.readUInt16LE(entry + 30) + zip.readUInt16LE(entry + 32);
}

import { inflateRawSync } from 'node:zlib';

const centralHeader = Buffer.from('504b0102', 'hex');

/**
 * Reads one entry of a ZIP archive, by way of its central directory.
 * @param archive The whole archive; entries that are stored or deflated, no ZIP64.
 * @param name Name of the entry.
 * @returns The contents, or undefined where there is no such entry.
 * @throws When the contents cannot be inflated.
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT section 4.3
 */
export function readZipEntry(archive: Buffer, name: string): Buffer | undefined {
  for (
    let at = archive.indexOf(centralHeader);
    at !== -1;
    at = archive.indexOf(centralHeader, at + 4)
  ) {
    const nameLength = archive.readUInt16LE(at + 28);
    if (archive.toString('utf8', at + 46, at + 46 + nameLength) !== name) continue;
    const method = archive.readUInt16LE(at + 10);
    const size = archive.readUInt32LE(at + 20);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const data = archive.subarray(start, start + size);
    return method === 0 ? data : inflateRawSync(data);
  }
  return undefined;
}

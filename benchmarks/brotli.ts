import { brotliCompressSync, constants } from 'node:zlib';

/** Compresses as a static host does beforehand: Brotli at its best quality. */
export function brotli(content: Buffer | string): Buffer {
  const input = Buffer.from(content);
  return brotliCompressSync(input, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: input.length,
    },
  });
}

/** How many bytes a reader's browser receives for this content. */
export function brotliSize(content: Buffer | string): number {
  return brotli(content).length;
}

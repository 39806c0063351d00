import { rm } from 'node:fs/promises';
import { paths } from './paths.mjs';

export async function clean() {
  await rm(paths.output, { recursive: true, force: true });
}

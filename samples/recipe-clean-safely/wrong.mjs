import path from 'node:path';
import { deleteAsync } from 'del';

const ask = async (globs) => {
  const paths = await deleteAsync(globs, { dryRun: true });
  console.log(globs.join(' '), '→', paths.map((file) => path.relative('.', file)).join(' '));
};

export async function outside() {
  await deleteAsync('../*');
}

export async function lost() {
  await ask(['dist', '!dist/uploads/**']);
  await ask(['dist/**', '!dist/uploads/2026/photo.txt']);
  await ask(['dist/**', '!dist/uploads/**']);
}

// #region clean
import { deleteAsync } from 'del';

export async function clean() {
  await deleteAsync(['dist/**', '!dist/keep.txt']);
}
// #endregion clean

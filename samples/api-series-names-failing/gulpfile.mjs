import { series } from 'gulp';

// #region build
export const build = series('clean', 'styles');

export async function clean() {}
export async function styles() {}
// #endregion build

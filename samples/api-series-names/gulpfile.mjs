import { series } from 'gulp';

// #region functions
export const build = series(clean, styles);

export async function clean() {}
export async function styles() {}
// #endregion functions

// #region late
export function late(done) {
  series('clean', 'styles')(done);
}
// #endregion late

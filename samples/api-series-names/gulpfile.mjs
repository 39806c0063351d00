import { series } from 'gulp';

// #region functions
export const build = series(clean, styles);

// #region late
export async function clean() {}
export async function styles() {}
// #endregion functions

export function late(done) {
  series('clean', 'styles')(done);
}
// #endregion late

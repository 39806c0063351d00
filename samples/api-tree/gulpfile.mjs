import { parallel, series, tree } from 'gulp';

// #region tasks
export const build = series(clean, parallel(styles, scripts));

export async function clean() {}
async function styles() {}
async function scripts() {}
// #endregion tasks

// #region deep
export async function deep() {
  console.log(JSON.stringify(tree({ deep: true }).nodes[0], null, 2));
}
// #endregion deep

// #region names
export async function names() {
  console.log(tree());
}
// #endregion names

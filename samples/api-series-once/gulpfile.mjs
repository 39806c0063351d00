import { series } from 'gulp';

async function clean() {}
async function styles() {}
async function scripts() {}

// #region twice
const buildStyles = series(clean, styles);
const buildScripts = series(clean, scripts);

export const twice = series(buildStyles, buildScripts);
// #endregion twice

// #region once
export const once = series(clean, styles, scripts);
// #endregion once

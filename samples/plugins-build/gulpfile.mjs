// #region imports
import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import babel from 'gulp-babel';
import gulpIf from 'gulp-if';
import terser from 'gulp-terser';
// #endregion imports

// #region scripts
const isProduction = process.env.NODE_ENV === 'production';

export async function scripts() {
  await pipeline(
    src('src/*.js'),
    babel({ presets: ['@babel/preset-env'] }),
    gulpIf(isProduction, terser()),
    dest('dist'),
  );
}
// #endregion scripts

// #region filter
export async function vendorAsItIs() {
  const isOurs = (file) => !file.basename.endsWith('.min.js');
  await pipeline(
    src(['src/*.js', 'src/vendor/*.js']),
    gulpIf(isOurs, babel({ presets: ['@babel/preset-env'] })),
    dest('all'),
  );
}
// #endregion filter

const { pipeline } = require('node:stream/promises');
const { src, dest } = require('gulp');

exports.styles = async function styles() {
  const { default: filter } = await import('gulp-filter');
  await pipeline(src('src/*'), filter('**/*.css'), dest('dist'));
};

import { series, task } from 'gulp';

// #region register
task('clean', async () => {
  console.log('The output folder is empty.');
});
// #endregion register

// #region describe
async function scripts() {
  const minify = process.argv.includes('--minify');
  console.log(minify ? 'Scripts, minified.' : 'Scripts.');
}

const build = series('clean', scripts);
build.displayName = 'build:all';
build.description = 'Builds the site into dist.';
build.flags = {
  '--minify': 'Makes the scripts smaller.',
  '--verbose': '',
};

task(build);
// #endregion describe

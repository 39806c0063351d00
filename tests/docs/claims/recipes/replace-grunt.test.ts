import { claim, run, variant } from '../support';

const broken = { ...variant('recipe-replace-grunt'), 'src/js/main.js': 'toggle(;\n' };

claim(
  'recipes/replace-grunt#how',
  'After grunt --force the exit code is 0, after gulp --continue it is 1.',
  broken,
  async () => [(await run('grunt --force')).exit, (await run('gulp build --continue')).exit],
  [0, 1],
);

claim(
  'recipes/replace-grunt#pitfalls',
  'Grunt sorts whole paths and ignores case; gulp sorts upper case first and subfolders last.',
  {
    'css/a.css': '',
    'css/B.css': '',
    'css/b/x.css': '',
    'css/c.css': '',
    'gulpfile.mjs': `import { src } from 'gulp';
      import grunt from 'grunt';

      const glob = 'css/**/*.css';

      export default async () => {
        const names = [];
        for await (const { relative } of src(glob, { base: '.', read: false })) {
          names.push(relative);
        }
        console.log('Grunt: ' + grunt.file.expand(glob).join(' '));
        console.log('gulp: ' + names.join(' '));
      };`,
  },
  async () => (await run('gulp')).lines.filter((line) => /^(Grunt|gulp): /.test(line)),
  [
    'Grunt: css/a.css css/B.css css/b/x.css css/c.css',
    'gulp: css/B.css css/a.css css/c.css css/b/x.css',
  ],
);

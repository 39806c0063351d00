import { claim, paths } from '../support';

const files = { 'src/about.js': 'a', 'src/main.js': 'b', 'src/menu.js': 'c' };

claim(
  'recipes/replace-npm-scripts#pitfalls',
  'A glob gives files by name.',
  files,
  ({ src }) => paths(src('src/*.js')),
  ['src/about.js', 'src/main.js', 'src/menu.js'],
);

claim(
  'recipes/replace-npm-scripts#pitfalls',
  'A file that is named first comes first.',
  files,
  ({ src }) => paths(src(['src/main.js', 'src/*.js'])),
  ['src/main.js', 'src/about.js', 'src/menu.js'],
);

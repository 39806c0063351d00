import { claim, type Files, run } from '../support';

const warned = (name: string): string => `$${name}: lighten(red, 10%);\n`;

/** A style sheet with a warning of its own, a partial and a style sheet of a package with one each. */
const files: Files = {
  'kit/_kit.scss': warned('kit'),
  'src/_part.scss': warned('part'),
  'src/main.scss': `@use 'kit';\n@use 'part';\n${warned('main')}`,
  'gulpfile.mjs': `
    import { src } from 'gulp';
    import gulpSass from 'gulp-sass';
    import * as dartSass from 'sass';

    const sass = gulpSass(dartSass);
    const compile = (quietDeps) => src('src/main.scss').pipe(sass({ loadPaths: ['kit'], quietDeps }));

    export const loud = () => compile(false);
    export const quiet = () => compile(true);`,
};

/** @returns the style sheets that Sass warns of, each once */
async function warnings(task: string): Promise<readonly string[]> {
  const { lines } = await run(`gulp ${task}`);
  const names = lines.flatMap(
    (line) => /\$(?<name>\w+): lighten/.exec(line)?.groups?.['name'] ?? [],
  );
  return [...new Set(names)].sort();
}

claim(
  'recipes/sass-postcss#pitfalls',
  'quietDeps hides the warnings of what is loaded, own partials included, and of nothing else.',
  files,
  async () => [await warnings('loud'), await warnings('quiet')],
  [['kit', 'main', 'part'], ['main']],
);

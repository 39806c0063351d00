import { claim, read, row } from '../support';

claim(
  'recipes/fonts-and-binary-files#pitfalls',
  'sourcemaps at src() and dest() adds a comment to every file; at src() alone it adds none.',
  { 'src/a.bin': 'a' },
  async ({ src, dest }) => {
    const files = () => src('src/*.bin', { encoding: false, sourcemaps: true });
    await row(files(), dest('alone'));
    await row(files(), dest('both', { sourcemaps: '.' }));
    return [read('alone/a.bin'), read('both/a.bin').includes('sourceMappingURL')];
  },
  ['a', true],
);

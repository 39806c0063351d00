export const paths = {
  scripts: 'src/*.js',
  styles: 'src/*.css',
  output: 'dist',
};

import webpack from 'webpack';

const settings = { mode: 'production', entry: './src/prize.js' };

export function unchecked(done) {
  webpack(settings, done);
}

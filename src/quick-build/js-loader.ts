import type { Config } from '@docusaurus/types';

type JsLoader = NonNullable<NonNullable<Config['webpack']>['jsLoader']>;

/** Compiles with swc in builds. `npm start` and the extraction of translations take Babel. */
export const swcLoader: JsLoader = (isServer) => ({
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    // The server renders out of one bundle: its dynamic imports become requires.
    module: { type: isServer ? 'commonjs' : 'es6' },
  },
});

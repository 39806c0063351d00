import { claim, run, variant } from '../support';

claim(
  'recipes/split-a-gulpfile#pitfalls',
  'An import without an ending is reported with the whole path.',
  variant('recipe-split', ["'./tasks/clean.mjs'", "'./tasks/clean'"]),
  async () => {
    const { lines } = await run('gulp --tasks');
    return lines.some((line) => /Cannot find module '.+\/tasks\/clean' imported from/.test(line));
  },
  true,
);

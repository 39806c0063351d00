/** Most that a page's parts may weigh in Brotli at its best, in bytes. Budgets stand 3 % above what was measured. */
export interface Budgets {
  /** What comes before a page can be read. The goal is 20,000 on every page. */
  readonly critical: number;
  /** Pages that are above the goal as yet. */
  readonly heavier: Readonly<Record<string, number>>;
  /** All script of a page, the search dialog left out. The goal is 85,000. */
  readonly script: number;
  /** Files with a name of their own. */
  readonly files: Readonly<Record<string, number>>;
  /** Any other script, such as the contents of one page. */
  readonly otherScript: number;
}

const CRITICAL_GOAL = 20_000;

export const BUDGETS: Readonly<Record<'english' | 'chinese', Budgets>> = {
  english: {
    critical: CRITICAL_GOAL,
    heavier: {
      '/plugins/': 23_300,
      '/docs/api/src': 20_760,
      '/docs/getting-started/javascript-and-gulpfiles': 22_080,
      '/docs/getting-started/watching-files': 20_740,
    },
    script: 107_200,
    files: {
      'main.js': 81_300,
      'runtime~main.js': 2_710,
      'styles.css': 9_250,
      'search-dialog.css': 2_560,
      'search-records.js': 54_000,
    },
    otherScript: 15_800,
  },
  chinese: {
    critical: CRITICAL_GOAL,
    heavier: {
      '/plugins/': 24_330,
      '/docs/api/concepts': 23_440,
      '/docs/api/src': 21_530,
      '/docs/getting-started/javascript-and-gulpfiles': 22_860,
      '/docs/getting-started/explaining-globs': 21_210,
      '/docs/getting-started/using-plugins': 21_240,
      '/docs/getting-started/async-completion': 21_120,
      '/docs/getting-started/watching-files': 21_500,
      '/docs/getting-started/working-with-files': 20_840,
    },
    script: 113_800,
    files: {
      'main.js': 86_540,
      'runtime~main.js': 2_720,
      'styles.css': 9_250,
      'search-dialog.css': 2_560,
      'search-records.js': 60_000,
    },
    otherScript: 15_800,
  },
};

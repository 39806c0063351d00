import type { Role } from './emitted-files';

/** Most that a page's parts may weigh in Brotli at its best, in bytes. Budgets stand 3 % above what was measured. */
export interface Budgets {
  /** What comes before a page can be read. The goal is 20,000 on every page. */
  readonly critical: number;
  /** Pages that are above the goal as yet. */
  readonly heavier: Readonly<Record<string, number>>;
  /** All script of a page, the search dialog left out. The goal is 85,000. */
  readonly script: number;
  /** By what a file is there for; the application and the dialog are weighed as a whole. */
  readonly files: Readonly<Record<Role, number>>;
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
      '/docs/getting-started/using-plugins': 20_640,
      '/docs/getting-started/explaining-globs': 20_640,
      '/docs/getting-started/async-completion': 20_540,
    },
    script: 107_200,
    files: {
      application: 82_000,
      'search dialog': 21_350,
      'search records': 54_000,
      'style sheet of the search dialog': 2_700,
      'any other script': 15_800,
      'any other style sheet': 5_700,
    },
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
      '/docs/getting-started/quick-start': 20_700,
    },
    script: 113_800,
    files: {
      application: 87_000,
      'search dialog': 21_350,
      'search records': 56_400,
      'style sheet of the search dialog': 2_700,
      'any other script': 15_800,
      'any other style sheet': 5_700,
    },
  },
};

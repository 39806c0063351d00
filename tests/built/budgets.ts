import type { Role } from './emitted-files';

/** Most that a page's parts may weigh in Brotli at its best, in bytes. Budgets stand 3 % above what was measured. */
export interface Budgets {
  /** What comes before a page can be read. */
  readonly critical: number;
  /** All script of a page, the search dialog left out. The goal is 85,000. */
  readonly script: number;
  /** By what a file is there for; the application and the dialog are weighed as a whole. */
  readonly files: Readonly<Record<Role, number>>;
}

const CRITICAL_GOAL = 20_000;

export const BUDGETS: Readonly<Record<'english' | 'chinese', Budgets>> = {
  english: {
    critical: CRITICAL_GOAL,
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

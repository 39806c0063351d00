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
    script: 98_700,
    files: {
      application: 79_200,
      'search dialog': 21_350,
      'search records': 54_000,
      'style sheet of the search dialog': 2_700,
      'any other script': 13_300,
      'any other style sheet': 4_300,
    },
  },
  chinese: {
    critical: CRITICAL_GOAL,
    script: 103_050,
    files: {
      application: 83_500,
      'search dialog': 21_350,
      'search records': 56_400,
      'style sheet of the search dialog': 2_700,
      'any other script': 13_300,
      'any other style sheet': 4_300,
    },
  },
};

import { plugins } from '../../src/data/plugins';
import type { Role } from './emitted-files';
import { PAGES } from './site-pages';

/** Most that a page's parts may weigh in Brotli at its best, in bytes. Budgets stand 3 % above what was measured. */
interface Budgets {
  /** All script of a page, the search dialog left out. */
  readonly script: number;
  /** By what a file is there for; the application and the dialog are weighed as a whole. */
  readonly files: Readonly<Record<Role, number>>;
}

/** What comes before a page can be read, on the wire, headers included. */
export const CRITICAL_GOAL = 20_000;
/** Each page brings some 60 bytes of routes and names to all, so that a page more needs no other budget. */
const ROUTES = 60 * PAGES.length;

/** Pages since the search records were weighed; each brings its text, as the others do. The two tools have none. */
const MORE_PAGES = Math.max(0, PAGES.length - 74);

/** Entries of the plugin directory since its pages were weighed; each brings its row and its recipe. */
const MORE_PLUGINS = Math.max(0, plugins.length - 138);

/**
 * Pages that may be longer than the goal: the list of all plugins as it grows, with what each of them does
 * without a message (0.85 kB), and their recipes for readers without script, with what 40 of them print and on
 * which files (4 kB), and a sentence on source maps (0.4 kB).
 */
export const LONG_PAGES: Readonly<Record<string, number>> = {
  '/plugins/': CRITICAL_GOAL + 850 + 75 * MORE_PLUGINS,
  '/plugins/recipes': 28_200 + 140 * MORE_PLUGINS,
};

/** What `scripts/serve.mjs` writes above each file, rounded up: 287 bytes were measured. */
export const HEADERS = 300;

/**
 * The search records hold the text of all pages, and some 25 kB of phrases that readers type for sections and
 * plugins, which no other text repeats. They grow with both; a commit that raises their budget says for what.
 */
export const BUDGETS: Readonly<Record<'english' | 'chinese', Budgets>> = {
  english: {
    script: 86_700 + ROUTES,
    files: {
      // Two builds differ by some 75 bytes, with the names of the files that the runtime lists.
      application: 75_820 + ROUTES,
      'search dialog': 22_000,
      'search records': 161_900 + 1_900 * MORE_PAGES + 150 * MORE_PLUGINS,
      // What recipes print, and on which files, is 4 kB of it, here and in the script of the page with all recipes.
      'recipes of the plugins': 27_000 + 160 * MORE_PLUGINS,
      // What finds files for gulp, as npm has it: picomatch, streamx and its decoders are most of it.
      'glob tester': 21_400,
      // What runs tasks for gulp, as npm has it: undertaker, bach and their packages.
      'task timeline': 7_700,
      'style sheet of the search dialog': 2_960,
      'style sheets of a page in one': 6_700,
      'any other script': 20_400 + 90 * MORE_PLUGINS,
      'any other style sheet': 4_750,
    },
  },
  chinese: {
    // 1,000 bytes more than in English: texts of components, and the links of the footer.
    script: 87_800 + ROUTES,
    files: {
      application: 76_500 + ROUTES,
      // Two builds differ by some bytes, with the numbers that modules get.
      'search dialog': 22_050,
      'search records': 170_700 + 2_000 * MORE_PAGES + 150 * MORE_PLUGINS,
      'recipes of the plugins': 28_100 + 160 * MORE_PLUGINS,
      'glob tester': 21_400,
      'task timeline': 7_700,
      'style sheet of the search dialog': 2_960,
      'style sheets of a page in one': 6_200,
      'any other script': 21_500 + 90 * MORE_PLUGINS,
      'any other style sheet': 4_240,
    },
  },
};

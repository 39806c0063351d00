import { plugins } from '../../src/data/plugins';
import type { Role } from './emitted-files';
import { PAGES } from './site-pages';

/** Most that a page's parts may weigh in Brotli at its best, in bytes. Budgets stand 3 % above what was measured. */
export interface Budgets {
  /** What comes before a page can be read. */
  readonly critical: number;
  /** All script of a page, the search dialog left out. */
  readonly script: number;
  /** By what a file is there for; the application and the dialog are weighed as a whole. */
  readonly files: Readonly<Record<Role, number>>;
}

/** On the wire, headers included. */
const CRITICAL_GOAL = 20_000;
/** Each page brings some 75 bytes of routes to all, so that a page more needs no other budget. */
const ROUTES = 75 * PAGES.length;
const SCRIPT_GOAL = 92_200 + ROUTES;

/** Entries of the plugin directory since its pages were weighed; each brings its row and its recipe. */
const MORE_PLUGINS = Math.max(0, plugins.length - 138);

/**
 * Pages that are longer than the goal allows: the recipes of all plugins, for readers without script, with what
 * 40 of them print and on which files (4 kB), and a sentence on source maps (0.4 kB);
 * the others in Chinese, with many parts of gulpfiles, each of
 * which brings the whole file that is copied, and with outputs whose times all differ. The page of errors
 * lists 55 messages of the tables, each with the address of its row: 1,500 bytes. Two builds of one page
 * differ by up to 70 bytes, with the names of files.
 */
export const LONG_PAGES: Readonly<Record<string, number>> = {
  '/docs/api/concepts': 20_600,
  '/docs/api/src': 21_900,
  '/docs/getting-started/async-completion': 20_600,
  '/docs/getting-started/explaining-globs': 21_700,
  '/docs/getting-started/using-plugins': 20_800,
  '/docs/getting-started/watching-files': 22_200,
  '/docs/getting-started/working-with-files': 20_600,
  '/docs/errors': 21_900,
  '/docs/recipes/automate-releases': 20_400,
  '/plugins/': CRITICAL_GOAL + 75 * MORE_PLUGINS,
  '/plugins/recipes': 29_600 + 140 * MORE_PLUGINS,
};

/** What `scripts/serve.mjs` writes above each file, rounded up: 287 bytes were measured. */
export const HEADERS = 300;

/**
 * The phrases that readers type for the sections of the docs are some 21 kB of the search records in
 * English and 19 kB in Chinese: each section has its own words, which no other text repeats.
 */
export const BUDGETS: Readonly<Record<'english' | 'chinese', Budgets>> = {
  english: {
    critical: CRITICAL_GOAL,
    script: SCRIPT_GOAL,
    files: {
      application: 75_900 + ROUTES,
      'search dialog': 21_900,
      'search records': 139_000,
      // What recipes print, and on which files, is 4 kB of it, here and in the script of the page with all recipes.
      'recipes of the plugins': 27_000 + 160 * MORE_PLUGINS,
      'style sheet of the search dialog': 2_900,
      'any other script': 20_400,
      'any other style sheet': 4_850,
    },
  },
  chinese: {
    critical: CRITICAL_GOAL,
    script: SCRIPT_GOAL,
    files: {
      application: 76_500 + ROUTES,
      'search dialog': 22_000,
      'search records': 147_500,
      'recipes of the plugins': 28_100 + 160 * MORE_PLUGINS,
      'style sheet of the search dialog': 2_900,
      'any other script': 21_500,
      'any other style sheet': 4_300,
    },
  },
};

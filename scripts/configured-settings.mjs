/** The account of the search service is made up. */
const COMMON = {
  ALGOLIA_APP_ID: 'TESTAPP00',
  ALGOLIA_SEARCH_KEY: 'public-key',
  ALGOLIA_INDEX_NAME: 'gulp-docs',
  ANNOUNCEMENT_TEXT: 'gulp 5.1 is out.',
  ANNOUNCEMENT_ID: 'gulp-5-1',
  ANNOUNCEMENT_LINK: 'https://example.com/',
};

/** Every setting that changes what a reader sees, for a build of each edition that tests look at. */
export const SETTINGS = {
  english: COMMON,
  chinese: {
    ...COMMON,
    ANALYTICS_SCRIPT: 'https://analytics.example/count.js',
    SITE_REGISTRATION: '京ICP备00000000号',
  },
};

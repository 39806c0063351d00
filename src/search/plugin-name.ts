/** The name of most plugins, which says what they do behind a beginning that says nothing. */
export const PLUGIN_NAME = /^gulp-[a-z]/u;

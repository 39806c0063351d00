/** Every variable that changes the site, without the name of an edition in front. */
const SITE_SETTINGS = [
  'EDITION',
  'ENGLISH_URL',
  'CHINESE_URL',
  'BASE_URL',
  'SITE_REPOSITORY',
  'SITE_BRANCH',
  'SITE_REGISTRATION',
  'ANALYTICS_SCRIPT',
  'ANNOUNCEMENT_TEXT',
  'ANNOUNCEMENT_LINK',
  'ANNOUNCEMENT_ID',
  'ALGOLIA_APP_ID',
  'ALGOLIA_SEARCH_KEY',
  'ALGOLIA_INDEX_NAME',
  'SEARCH_EXTERNAL_URL_REGEX',
  'SEARCH_REPLACE_PATHNAME_FROM',
  'SEARCH_REPLACE_PATHNAME_TO',
  'PLAIN_BUILD',
];

/**
 * Refuses settings where the site is wanted as it is without any.
 *
 * @param {string} command The command that wants it so, for the message.
 * @throws {Error} naming the settings that are given.
 */
export function refuseSiteSettings(command) {
  const given = Object.keys(process.env).filter(
    (name) =>
      process.env[name] && SITE_SETTINGS.includes(name.replace(/^(?:ENGLISH|CHINESE)_(?!URL)/, '')),
  );
  if (given.length > 0) {
    throw new Error(
      `${command} takes both editions, with settings of its own. Unset ${given.join(', ')}.`,
    );
  }
}

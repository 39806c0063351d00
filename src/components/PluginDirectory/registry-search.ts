/**
 * Addresses the search of npm's web site for gulp plugins.
 * @param text Words to look for besides; any text is safe.
 */
export function registrySearch(text = ''): string {
  const query = `keywords:gulpplugin ${text}`.trim();
  return `https://www.npmjs.com/search?${new URLSearchParams({ q: query }).toString()}`;
}

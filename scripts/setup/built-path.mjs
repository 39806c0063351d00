/**
 * @param {string} html The home page of a build, which names the icon of the site.
 * @returns {string} The path that the site was built for, with a slash at both ends.
 */
export function builtPath(html) {
  return /href="(\/[^"]*)img\/favicon\.svg"/.exec(html)?.[1] ?? '/';
}

export const EDITIONS = ['english', 'chinese'];

/**
 * Chooses what a command works on.
 *
 * @param {string[]} [named] Editions that the command line names.
 * @returns {string[]} Those; else the one that `EDITION` names; else both.
 * @throws {Error} when there is no such edition.
 */
export function chosenEditions(named = []) {
  const { EDITION } = process.env;
  const wanted = named.length === 0 && EDITION ? [EDITION] : named;
  const unknown = wanted.find((name) => !EDITIONS.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `${JSON.stringify(unknown)} is not an edition of this site. Use one of: ${EDITIONS.join(', ')}.`,
    );
  }
  return wanted.length > 0 ? wanted : EDITIONS;
}

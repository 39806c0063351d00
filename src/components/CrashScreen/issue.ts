import { getErrorCausalChain } from '@docusaurus/utils-common';

/** GitHub refuses addresses of more than about 8,000 characters. */
const LONGEST_BODY = 4000;

/**
 * Writes the address at which a reader reports a crash, with what a maintainer needs filled in.
 *
 * @param repository Address of the repository on GitHub.
 * @param page Address of the page that crashed.
 * @param error The error that ended it.
 */
export function issueAddress(repository: string, page: string, error: Error): string {
  const body = [
    `Page: ${page}`,
    `Browser: ${navigator.userAgent}`,
    '',
    ...getErrorCausalChain(error).map((cause) => `    ${cause.stack ?? cause.message}`),
  ].join('\n');
  const address = new URL(`${repository}/issues/new`);
  address.searchParams.set('title', `Page crashed: ${new URL(page).pathname}`);
  address.searchParams.set('body', body.slice(0, LONGEST_BODY));
  return address.href;
}

/**
 * @param repository Address of a repository on GitHub.
 * @param query What found nothing.
 * @param page Address of the page that the reader is on.
 * @returns Address of a new issue that names the query.
 */
export function missingResultsUrl(repository: string, query: string, page: string): string {
  const issue = new URLSearchParams({
    title: `Search finds nothing for "${query}"`,
    body: [`Query: \`${query}\``, `Page: ${page}`, '', 'I looked for:'].join('\n'),
  });
  return `${repository}/issues/new?${issue.toString()}`;
}

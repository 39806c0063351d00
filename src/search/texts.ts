import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';

/** @returns A function that says how many results there are. */
export function useResultsFound(): (count: number) => string {
  const { selectMessage } = usePluralForm();
  return (count) =>
    count === 0
      ? translate({ id: 'search.nothingFound', message: 'No results' })
      : selectMessage(
          count,
          translate(
            {
              id: 'search.resultsFound.plurals',
              message: '1 result|{count} results',
              description: 'Plural forms separated by |',
            },
            { count },
          ),
        );
}

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import type { EditionFields } from './fields';

/** @returns The fields of the edition that components read. */
export function useEdition(): EditionFields {
  const { customFields } = useDocusaurusContext().siteConfig;
  if (!hasEdition(customFields)) {
    throw new Error(
      'customFields.edition is missing. docusaurus.config.ts puts it there from src/editions.',
    );
  }
  return customFields.edition;
}

function hasEdition(
  fields: Readonly<Record<string, unknown>> | undefined,
): fields is Readonly<Record<string, unknown>> & { readonly edition: EditionFields } {
  return typeof fields?.edition === 'object' && fields.edition !== null;
}

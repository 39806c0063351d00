import * as z from 'zod';

import { type Environment, readEnvironment } from './read-environment';

/** What both kinds of search share. */
interface CommonSearchSettings {
  /** Path of the search page, below the base URL and without slashes. */
  readonly searchPagePath: string;
  /** Results whose address matches leave the site instead of being opened inside it. */
  readonly externalUrlRegex?: string;
  /** Rewrites the path of a result before it is opened. `from` is the source of a regular expression. */
  readonly replaceSearchResultPathname?: { readonly from: string; readonly to: string };
}

/** Search in an index that is built with the site. */
interface EmbeddedSearchSettings extends CommonSearchSettings {
  readonly kind: 'embedded';
}

/** Search in an index of the hosted service. */
export interface HostedSearchSettings extends CommonSearchSettings {
  readonly kind: 'hosted';
  readonly appId: string;
  /** The public key, which can only search. It becomes part of the site. */
  readonly apiKey: string;
  readonly indexName: string;
}

export type SearchSettings = EmbeddedSearchSettings | HostedSearchSettings;

const SERVICE_VARIABLES = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX_NAME'] as const;
const REPLACE_VARIABLES = ['SEARCH_REPLACE_PATHNAME_FROM', 'SEARCH_REPLACE_PATHNAME_TO'] as const;

const regularExpression = z.string().refine(isRegularExpression, {
  message: 'give the source of a regular expression, without slashes around it',
});

const schema = z
  .object({
    ALGOLIA_APP_ID: z
      .string()
      .regex(/^[A-Za-z0-9]+$/, 'give the application id: letters and digits')
      .optional(),
    ALGOLIA_SEARCH_KEY: z.string().optional(),
    ALGOLIA_INDEX_NAME: z.string().optional(),
    SEARCH_EXTERNAL_URL_REGEX: regularExpression.optional(),
    SEARCH_REPLACE_PATHNAME_FROM: regularExpression.optional(),
    SEARCH_REPLACE_PATHNAME_TO: z.string().optional(),
  })
  .superRefine((value, context) => {
    for (const group of [SERVICE_VARIABLES, REPLACE_VARIABLES]) {
      const missing = group.filter((name) => value[name] === undefined);
      if (missing.length > 0 && missing.length < group.length) {
        const given = group.filter((name) => value[name] !== undefined);
        context.addIssue({
          code: 'custom',
          message: `${given.join(' and ')} given without ${missing.join(' and ')}. Set all of ${group.join(', ')}, or none of them.`,
        });
      }
    }
  });

/** Names of all settings that `readSearchSettings` knows. */
export const SEARCH_SETTING_NAMES: readonly string[] = Object.keys(schema.shape);

/**
 * Reads the settings of the search.
 *
 * @returns The hosted service's settings when its three variables are given, else the embedded search.
 * @throws Error of `readEnvironment`
 */
export function readSearchSettings(environment: Environment): SearchSettings {
  const value = readEnvironment(environment, schema);
  const from = value.SEARCH_REPLACE_PATHNAME_FROM;
  const to = value.SEARCH_REPLACE_PATHNAME_TO;
  const common: CommonSearchSettings = {
    searchPagePath: 'search',
    ...(value.SEARCH_EXTERNAL_URL_REGEX !== undefined && {
      externalUrlRegex: value.SEARCH_EXTERNAL_URL_REGEX,
    }),
    ...(from !== undefined && to !== undefined && { replaceSearchResultPathname: { from, to } }),
  };
  const {
    ALGOLIA_APP_ID: appId,
    ALGOLIA_SEARCH_KEY: apiKey,
    ALGOLIA_INDEX_NAME: indexName,
  } = value;
  return appId !== undefined && apiKey !== undefined && indexName !== undefined
    ? { kind: 'hosted', appId, apiKey, indexName, ...common }
    : { kind: 'embedded', ...common };
}

/**
 * @returns Origins that the browser must be allowed to reach for the search: the hosts of the
 *   hosted service, which its client tries in turn; none for the embedded index.
 */
export function searchOrigins(settings: SearchSettings): readonly string[] {
  return settings.kind === 'embedded'
    ? []
    : [
        `https://${settings.appId}-dsn.algolia.net`,
        ...[1, 2, 3].map((number) => `https://${settings.appId}-${number}.algolianet.com`),
      ];
}

function isRegularExpression(source: string): boolean {
  try {
    new RegExp(source, 'u');
    return true;
  } catch {
    return false;
  }
}

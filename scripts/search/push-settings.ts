import * as z from 'zod';

import { hostsOf, type ServiceAccount } from './service';

const schema = z.object({
  ALGOLIA_APP_ID: z.string(),
  ALGOLIA_INDEX_NAME: z.string(),
  /** The key that may write. It is not the public one that the site gets. */
  ALGOLIA_ADMIN_KEY: z.string(),
  /** Origin to send to instead of the service's own, such as a server for tests. */
  ALGOLIA_HOST: z.url({ protocol: /^https?$/ }).optional(),
});

/**
 * Reads what a push needs from the environment.
 *
 * @param environment Variables as in `process.env`; an empty value counts as absent.
 * @throws Error naming the variables that are missing or wrong.
 */
export function readPushSettings(environment: Readonly<Record<string, string | undefined>>): {
  readonly account: ServiceAccount;
  readonly indexName: string;
} {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const result = schema.safeParse(given);
  if (!result.success) {
    const names = result.error.issues.map(({ path }) => path.join('.'));
    throw new Error(
      `To push the search records, set ${names.join(', ')} in the environment (see README.md).`,
    );
  }
  const { ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME, ALGOLIA_ADMIN_KEY, ALGOLIA_HOST } = result.data;
  return {
    account: {
      appId: ALGOLIA_APP_ID,
      adminKey: ALGOLIA_ADMIN_KEY,
      hosts: ALGOLIA_HOST === undefined ? hostsOf(ALGOLIA_APP_ID) : [new URL(ALGOLIA_HOST).origin],
    },
    indexName: ALGOLIA_INDEX_NAME,
  };
}

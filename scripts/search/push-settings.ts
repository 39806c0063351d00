import * as z from 'zod';

import {
  type Environment,
  environmentOf,
  readEnvironment,
} from '../../src/editions/read-environment';

const needed = z.string({ error: 'set it to push the search records (see README.md)' });

const schema = z.object({
  ALGOLIA_APP_ID: needed,
  ALGOLIA_INDEX_NAME: needed,
  /** The key that may write. It is not the public one that the site gets. */
  ALGOLIA_ADMIN_KEY: needed,
  /** Origin to send to instead of the service's own, such as a server for tests. */
  ALGOLIA_HOST: z.url({ protocol: /^https?$/ }).optional(),
});

/** What a push needs. */
export type PushSettings = Readonly<z.infer<typeof schema>>;

/**
 * Reads what a push needs from the environment.
 *
 * @param environment The variables.
 * @param edition The edition that is pushed: a setting for it alone goes before the common one.
 * @throws Error of `readEnvironment`
 */
export function readPushSettings(environment: Environment, edition: string): PushSettings {
  return readEnvironment(environmentOf(environment, edition), schema);
}

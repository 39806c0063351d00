import * as z from 'zod';

import { type Environment, readEnvironment } from './read-environment';

const origin = z
  .url({ protocol: /^https?$/, error: 'give an origin such as https://example.org', abort: true })
  .refine((value) => new URL(value).origin === value, {
    error: ({ input }) => `give the origin alone, as in ${new URL(String(input)).origin}`,
  });

const basePath = z
  .string()
  .regex(
    /^\/(?:(?!\.\.?\/)[\w.~-]+\/)*$/,
    'give a path that begins and ends with a slash, such as /gulp/, of letters from a to z, digits, or . _ ~ -',
  );

const wholeAddress = 'give a whole address that begins with https://';
const httpsAddress = z
  .url({ protocol: /^https$/, error: wholeAddress, abort: true })
  .startsWith('https://', { error: wholeAddress, abort: true });

const fields = z.object({
  /** Origins that the two editions are published on. Each edition names both. */
  ENGLISH_URL: origin.default('https://gulpjs.com'),
  CHINESE_URL: origin.default('https://www.gulpjs.com.cn'),
  /** Base path of both editions, and that of each if they differ. */
  BASE_URL: basePath.default('/'),
  ENGLISH_BASE_URL: basePath.optional(),
  CHINESE_BASE_URL: basePath.optional(),
  /** Repository of this site's source: the place of edit links and of issues about the documentation. */
  SITE_REPOSITORY: httpsAddress
    // The site appends paths to it.
    .regex(
      /^[^?#]+(?<!\/|\.git)$/,
      'give the address alone, with no slash, query or .git at the end',
    )
    .default('https://github.com/gulpjs/gulpjs.github.io'),
  /** Branch of it that the links to its files name. */
  SITE_BRANCH: z
    .string()
    .regex(/^[\w.-]+(?:\/[\w.-]+)*$/, 'give a branch name')
    .default('main'),
  /** Registration number of the Chinese site, such as 京ICP备00000000号. */
  SITE_REGISTRATION: z.string().max(80, 'give at most 80 characters').optional(),
  /** Address of an analytics script for the Chinese site. */
  ANALYTICS_SCRIPT: httpsAddress.optional(),
  /** Text of a bar above every page, until the reader closes it. */
  ANNOUNCEMENT_TEXT: z.string().max(200, 'give at most 200 characters').optional(),
  /** Address that the text of the bar links to. */
  ANNOUNCEMENT_LINK: httpsAddress.optional(),
  /** Id of the announcement. A reader who closed one sees the next if its id is different. */
  ANNOUNCEMENT_ID: z
    .string()
    .regex(/^[\w-]+$/, 'give letters, digits, - and _')
    .optional(),
  /** Leaves out the client diet and the quick build. */
  PLAIN_BUILD: z.literal('1', 'give 1, or leave it out').optional(),
});

const schema = fields
  .refine(({ ANNOUNCEMENT_TEXT: text, ANNOUNCEMENT_ID: id }) => !text === !id, {
    path: ['ANNOUNCEMENT_ID'],
    message:
      'set ANNOUNCEMENT_TEXT and ANNOUNCEMENT_ID together; for one edition alone, begin the names of both with CHINESE_ or ENGLISH_',
  })
  .refine(({ ANNOUNCEMENT_TEXT: text, ANNOUNCEMENT_LINK: link }) => !link || text, {
    path: ['ANNOUNCEMENT_LINK'],
    message:
      'a link needs an ANNOUNCEMENT_TEXT; for one edition alone, begin its name with CHINESE_ or ENGLISH_ too',
  })
  .refine(
    (settings) => placeOf(settings, 'ENGLISH').address !== placeOf(settings, 'CHINESE').address,
    {
      path: ['CHINESE_URL'],
      message: 'this is the place of the English edition; give another, or a CHINESE_BASE_URL',
    },
  );

export type Settings = Readonly<z.infer<typeof fields>>;

/** Names of all settings that `readSettings` knows. */
export const SETTING_NAMES: readonly string[] = Object.keys(fields.shape);

/** The base path of an edition, and its address without the slash at the end. */
interface Place {
  readonly baseUrl: string;
  readonly address: string;
}

/**
 * @param settings The deployer's settings.
 * @param edition Name of an edition, in capitals.
 */
export function placeOf(settings: Settings, edition: 'ENGLISH' | 'CHINESE'): Place {
  const baseUrl = settings[`${edition}_BASE_URL`] ?? settings.BASE_URL;
  return { baseUrl, address: `${settings[`${edition}_URL`]}${baseUrl.replace(/\/$/, '')}` };
}

/**
 * Reads the deployer's settings.
 *
 * @throws Error of `readEnvironment`
 */
export function readSettings(environment: Environment): Settings {
  return readEnvironment(environment, schema);
}

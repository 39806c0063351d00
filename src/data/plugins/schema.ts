import * as z from 'zod';

import { jobs } from './jobs';
import { hasMaps } from './results';
import { trialSchema } from './trial-schema';
import { brokenResults, formats, mapResults, outcomes } from './vocabulary';

const packageName = z
  .string()
  .regex(/^(?:@[a-z0-9-]+\/)?[a-z0-9][a-z0-9._-]*$/, 'must be a package name as npm writes it');

const exactVersion = z.string().regex(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/, 'must be an exact version');

const isoDate = z.iso.date();

/** A day, month, year or span of years, as ISO 8601 writes them: as near as is known. */
export const isoPeriod = z.union([
  isoDate,
  z.string().regex(/^\d{4}(?:-(?:0[1-9]|1[0-2])|\/\d{4})?$/),
]);

/** A sentence in each language of the site, keyed by the locale's code. */
const sentence = z.strictObject({
  en: z
    .string()
    .max(110)
    .regex(/^[A-Z].*\.$/, 'must be a sentence: a capital letter first, a period last'),
  'zh-Hans': z
    .string()
    .max(60)
    .regex(/\p{Script=Han}.*。$/u, 'must be a sentence in Chinese that ends with 。'),
});

/** What readers type for a plugin, in each language of the site. */
const phrases = z
  .array(z.string().refine((phrase) => phrase.trim() !== '', 'a phrase is empty'))
  .min(1, 'write a phrase, or leave "searches" out');

const broken = z.enum(brokenResults);
const map = z.enum(mapResults);
const output = z.string().min(1).nullable();

/** What a person writes about a plugin. */
const writtenEntry = z.strictObject({
  name: packageName,
  job: z.enum(jobs),
  summary: sentence,
  /** What readers type who know neither the name nor the summary. Only the search reads it. */
  searches: z.strictObject({ en: phrases, 'zh-Hans': phrases }).optional(),
  /** Packages that the recipe needs beside the plugin, as `name@range`. */
  companions: z.array(z.string().regex(/^(?:@[\w-]+\/)?[\w.-]+@[\w.^~-]+$/)).optional(),
  /** Those of the companions that the plugin cannot work without, such as a compiler. */
  requires: z.array(packageName).optional(),
  /** The recipe works only with `encoding: false`; the verifier proves it by taking the option away. */
  encoding: z.literal(true).optional(),
  /** The plugin breaks when a module imports it, and works when `require` loads it. */
  require: z.literal(true).optional(),
  /** A program that must be on the machine. */
  program: z.string().optional(),
  /** The authors gave the plugin up: what to use instead. */
  deprecated: sentence.optional(),
  /** What a reader must know besides, such as why the recipe fails. */
  note: sentence.optional(),
  /** What those two sentences name in its place: packages, and functions of gulp. */
  instead: z.array(packageName).optional(),
  /** Files that the recipe needs and a reader cannot guess: marks to replace, a config. */
  input: z.record(z.string().regex(/^[\w.][\w./-]*$/), z.string()).optional(),
  /** Why a recipe with several steps does without `pipeline()`. */
  piped: sentence.optional(),
  /** A whole gulpfile, an ES module, whose last export is the task to run. */
  recipe: z.string().regex(/^import [\s\S]*\n\nexport [\s\S]*[^\s]$/, 'must be a gulpfile'),
  /** How the verifier tries the recipe. No page shows it. */
  trial: trialSchema,
});

/** The same, with what its parts say of each other. */
export const catalogueEntrySchema = writtenEntry.superRefine((entry, { addIssue }) => {
  const { recipe, trial } = entry;
  if (!hasMaps(entry)) return;
  const { gives, own } = trial.maps || {};
  if (gives === undefined && trial.project?.gives === undefined) {
    addIssue({
      code: 'custom',
      path: ['trial', 'maps'],
      message:
        "must name what the recipe writes, as in { gives: 'dist/{name}.css' }, or be false for a plugin that changes no text",
    });
  }
  if (own && !recipe.includes(own.behind)) {
    addIssue({
      code: 'custom',
      path: ['trial', 'maps', 'own', 'behind'],
      message: 'must be a text of the recipe',
    });
  }
});

/** What npm says about the plugin; written by `npm run plugins:refresh`. */
export const metadataSchema = z.record(
  packageName,
  z.strictObject({
    version: exactVersion,
    license: z.string().min(1),
    repository: z.url({ protocol: /^https$/ }),
    /** When it was released, or null where npm gave no day that can be true. */
    released: isoPeriod.nullable(),
    format: z.enum(formats),
    /** Node versions that the package asks for, or null where it names none. */
    node: z.string().min(1).nullable(),
    /** Bytes of the package and all that it depends on, in an empty folder; see `measureInstalled`. */
    installed: z.number().int().positive(),
  }),
);

/** What happened when the recipe ran; written by `npm run plugins:verify`. */
export const verifiedSchema = z.record(
  packageName,
  z.strictObject({
    version: exactVersion,
    outcome: z.enum(outcomes),
    /** The line that tells how it failed. */
    detail: z.string().min(1).optional(),
    /** Set where a program printed that line; else it is a sentence of the verifier. */
    printed: z.literal(true).optional(),
    /** What became of a broken file, where there can be one. */
    broken: z.strictObject({ first: broken, middle: broken, last: broken }).optional(),
    /** The line that tells how it failed when no file matched. */
    empty: z.string().min(1).optional(),
    /** Set where a file that changed under `watch()` was not built again. */
    unwatched: z.literal(true).optional(),
    /** Set where the recipe fails in its CommonJS form, which is derived. */
    noCommonJs: z.literal(true).optional(),
    /** Set where it runs: the packages that the CommonJS form takes the `default` of. */
    commonJs: z.array(packageName).optional(),
    /** Major versions of Node on which the recipe was run as well, and how that ended. */
    nodes: z.record(z.string().regex(/^\d+$/), z.enum(outcomes)).optional(),
    /** What became of source maps: those of gulp, and those that the plugin writes by an option of its own. */
    maps: z.strictObject({ gulp: map.optional(), own: map.optional() }).optional(),
    /** What the recipe prints; null where only gulp says that the task began and ended. */
    prints: output.optional(),
    /** The same of the second run, with the files of `again` in the trial. */
    again: output.optional(),
    /** Exact versions of the companions that were installed. */
    companions: z.record(packageName, exactVersion),
    /** Set where npm warned that the plugin asks for another Node than the one it ran on. */
    otherNode: z.literal(true).optional(),
    /** Changes with the recipe and its trial; see `takeFingerprint`. */
    fingerprint: z.string().regex(/^[0-9a-f]{12}$/),
    gulp: exactVersion,
    node: exactVersion,
    date: isoDate,
  }),
);

export type CatalogueEntry = Readonly<z.infer<typeof catalogueEntrySchema>>;
export type Metadata = Readonly<z.infer<typeof metadataSchema>>;
export type Verified = Readonly<Record<string, VerifiedResult>>;
export type VerifiedResult = Readonly<z.infer<typeof verifiedSchema>[string]>;

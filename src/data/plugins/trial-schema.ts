import * as z from 'zod';

const path = z.string().regex(/^(?!\/)(?!.*\.\.)[\w./@-]+$/, 'must be a path inside the project');

/** What must be true of a file after the run; every field that is given is checked. */
const fileExpectation = z.strictObject({
  /** Text that the file holds. */
  contains: z.string().optional(),
  /** Text that the file must not hold. */
  lacks: z.string().optional(),
  /** First bytes, in hexadecimal: the mark of a binary format. */
  startsWith: z
    .string()
    .regex(/^[0-9a-f]+$/)
    .optional(),
  /** Path of a file of the project with exactly the same bytes. */
  sameAs: path.optional(),
  /** A stored entry of the ZIP archive holds exactly the bytes of this file of the project. */
  unzipsTo: z.strictObject({ entry: path, file: path }).optional(),
  smallerThan: path.optional(),
  absent: z.literal(true).optional(),
});

const contents = z.union([z.string(), z.strictObject({ base64: z.base64() })]);

const namePattern = z
  .string()
  .regex(/^[\w./-]*\{name\}[\w./-]*$/, 'must be a path with {name} for the name of each file');

/** A project in place of one file: see `project-trial.ts` of the verifier. */
const projectTrial = z.strictObject({
  /** Path of each source, such as `src/{name}.less`. */
  file: namePattern,
  /** What is in each of them. */
  good: contents,
  /** What is in the broken one; absent where no contents are wrong for the plugin. */
  bad: contents.optional(),
  /** Path of the result of each source; absent where all make one result, or none. */
  gives: namePattern.optional(),
  /** Text by which the one result of all sources shows that it contains a broken one too; only for such a plugin. */
  shows: z.strictObject({ file: path, text: z.string().regex(/\{name\}/) }).optional(),
  /** Path at which a picture `src/picture.bin`, which is none of the plugin's business, comes out. */
  passes: path.optional(),
});

/** How source maps are tried; see `try-maps.ts` of the verifier. */
const mapTrial = z.strictObject({
  /** Path of each source; that of `project` unless given. */
  file: namePattern.optional(),
  /** Path of each result, or of the only one; that of `project` unless given. */
  gives: path.or(namePattern).optional(),
  /** What the recipe needs beside its sources; without `file` the sources themselves, each with marks such as `mark-0`. */
  files: z.record(path, z.string()).optional(),
  /** The plugin's own switch for maps, and the text of the recipe that it is written behind. */
  own: z.strictObject({ option: z.string(), behind: z.string() }).optional(),
});

/** How the verifier tries a recipe: what it lays out, what it runs, what it must see. */
export const trialSchema = z.strictObject({
  /** What the recipe reads in `src`, `test` or `dist`: text, or bytes in Base64. Anything else that it needs is the `input` of its entry, which readers see. */
  files: z.record(path, contents),
  /** Environment of the run. `$PROJECT` stands for the folder of the project, `$PORT` for a free port. */
  env: z.record(z.string(), z.string()).optional(),
  /** Shell command that gets the project ready, such as `git init`. */
  before: z.string().optional(),
  /** A server that the recipe talks to. */
  service: z.enum(['ftp', 's3', 'ssh']).optional(),
  /** Exit code, 0 unless given. */
  exit: z.number().int().optional(),
  /** Texts in the output, in any order. */
  prints: z.array(z.string()).optional(),
  /** Files after the run. */
  expect: z.record(path, fileExpectation).optional(),
  /** Address to fetch while the recipe runs; the run is stopped after the answer. */
  serves: z
    .strictObject({
      url: z.url(),
      contains: z.string(),
      /** A file that is changed then, and the port on which open pages must be told to load it again. */
      reloads: z.strictObject({ port: z.number().int(), file: path }).optional(),
    })
    .optional(),
  /** Shell command that must succeed after the run. */
  after: z.string().optional(),
  /** Second run with other files: it shows what lint, tests or a cache do then. */
  again: z
    .strictObject({
      files: z.record(path, z.string()),
      exit: z.number().int().optional(),
      prints: z.array(z.string()).optional(),
    })
    .optional(),
  project: projectTrial.optional(),
  /** False where the plugin changes no text, so that it has no source maps. */
  maps: z.union([z.literal(false), mapTrial]).optional(),
});

export type ProjectTrial = Readonly<z.infer<typeof projectTrial>>;
export type MapTrial = Readonly<z.infer<typeof mapTrial>>;
export type Trial = Readonly<z.infer<typeof trialSchema>>;
export type FileExpectation = Readonly<z.infer<typeof fileExpectation>>;

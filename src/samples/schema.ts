import semver from 'semver';
import * as z from 'zod';

/** The two module formats in which a sample runs. */
export const sampleFormats = ['esm', 'commonjs'] as const;

export type SampleFormat = (typeof sampleFormats)[number];

const insideProject = z
  .string()
  .min(1)
  .refine(
    (file) => !file.startsWith('/') && !file.split('/').includes('..'),
    'a path inside the project: without a leading "/" and without ".."',
  );

const octalMode = z.string().regex(/^[0-7]{3,4}$/, 'a mode in octal digits, such as "755"');

const pattern = z.string().refine(isRegularExpression, 'a valid regular expression');

const nodeRange = z
  .string()
  .refine((range) => semver.validRange(range) !== null, 'a range of versions, such as "<24"');

const changes = {
  write: z.record(insideProject, z.string()).readonly().optional(),
  remove: z.array(insideProject).readonly().optional(),
  touch: z.record(insideProject, z.iso.datetime()).readonly().optional(),
  chmod: z.record(insideProject, octalMode).readonly().optional(),
};

const moment = { times: z.int().positive().default(1) };

const duringSchema = z.strictObject({ when: z.string().min(1), ...moment, ...changes }).readonly();

const untilSchema = z.strictObject({ seen: z.string().min(1), ...moment }).readonly();

const fileCheckSchema = z
  .strictObject({
    text: z.string().optional(),
    matches: pattern.optional(),
    sameBytesAs: insideProject.optional(),
    differsFrom: insideProject.optional(),
    absent: z.literal(true).optional(),
    mode: octalMode.optional(),
  })
  .readonly()
  .refine((check) => Object.keys(check).length > 0, 'at least one check of the file')
  .refine(
    (check) => check.absent === undefined || Object.keys(check).length === 1,
    'nothing beside "absent"',
  );

const stepSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id in kebab-case'),
    command: z
      .string()
      .regex(/^(gulp|node|npx|npm)\b/, 'a command that starts with gulp, node, npx or npm'),
    typed: z.string().optional(),
    env: z.record(z.string(), z.string()).readonly().optional(),
    ...changes,
    node: nodeRange.optional(),
    exit: z.int().nonnegative().optional(),
    prints: z.array(z.string().min(1)).readonly().default([]),
    printsNot: z.array(z.string().min(1)).readonly().default([]),
    files: z.record(insideProject, fileCheckSchema).readonly().default({}),
    during: z.array(duringSchema).readonly().default([]),
    until: untilSchema.optional(),
    record: z.boolean().default(true),
  })
  .readonly()
  .refine((step) => step.until === undefined || step.exit === undefined, {
    path: ['exit'],
    message: 'no exit code beside "until": the process is stopped from outside',
  });

const common = {
  about: z.string().min(10),
  formats: z.array(z.enum(sampleFormats)).min(1).readonly().default(sampleFormats),
  formatsWhy: z.string().min(10).optional(),
};

/** What `sample.json` holds: what is run, and what must be seen. */
const sampleSchema = z
  .strictObject({
    ...common,
    steps: z.array(stepSchema).min(1).readonly().optional(),
    cannotRun: z.string().min(10).optional(),
  })
  .readonly()
  .refine((sample) => (sample.steps === undefined) !== (sample.cannotRun === undefined), {
    path: ['steps'],
    message: 'either "steps" or "cannotRun", and not both',
  })
  .refine((sample) => sample.formats.length < 2 === (sample.formatsWhy !== undefined), {
    path: ['formatsWhy'],
    message: 'the reason, and only where "formats" names one format',
  })
  .refine((sample) => new Set(sample.formats).size === sample.formats.length, {
    path: ['formats'],
    message: 'each format once',
  })
  .refine(({ steps = [] }) => new Set(steps.map((step) => step.id)).size === steps.length, {
    path: ['steps'],
    message: 'ids that differ from each other',
  });

/** What a file must be after a step. */
export type FileCheck = z.infer<typeof fileCheckSchema>;

/** One command with what must be seen. */
export type SampleStep = z.infer<typeof stepSchema>;

/** What happens to files before a command, or while it runs. */
export type Changes = Pick<SampleStep, keyof typeof changes>;

/** A whole `sample.json`. */
export type SampleDefinition = z.infer<typeof sampleSchema>;

/**
 * @param value what was read out of a `sample.json`
 * @param file the name of the file in messages
 * @returns the definition with its defaults filled in
 * @throws Error with one line per mistake: file, key, what is expected
 */
export function parseSampleDefinition(value: unknown, file: string): SampleDefinition {
  const result = sampleSchema.safeParse(value);
  if (result.success) {
    return result.data;
  }
  throw new Error(result.error.issues.map((issue) => describeIssue(issue, file)).join('\n'));
}

function describeIssue(issue: z.core.$ZodIssue, file: string): string {
  const where = z.core.toDotPath(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const parent = where === '' ? '' : `${where}.`;
    const keys = issue.keys.map((key) => `"${parent}${key}"`).join(', ');
    return `${file}: unknown key ${keys}. Remove it, or correct its spelling.`;
  }
  if (issue.code === 'invalid_key') {
    const expected = issue.issues.map((inner) => inner.message).join(', ');
    return `${file}: "${where}" is a wrong key. Expected: ${expected}.`;
  }
  if (issue.code === 'custom' || issue.code === 'invalid_format') {
    return `${file}: "${where}" is wrong. Expected: ${issue.message}.`;
  }
  return `${file}: "${where}" is wrong. ${issue.message}.`;
}

function isRegularExpression(source: string): boolean {
  try {
    return new RegExp(source, 'su').source !== '';
  } catch {
    return false;
  }
}

import { readFileSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import { projectRoot } from '../../src/samples/paths';
import { readReleased, type NpmView } from '../plugins/metadata';

/** From the root of the repository. */
const FILE = 'src/data/gulp-releases.json';

/** Where the data lies. */
export const RELEASES_FILE = path.join(projectRoot, FILE);

/**
 * gulp and the packages of its maintainers that do its work, with days of releases from the changelog
 * in the repository of each. A copy of npm's registry may give the day on which it fetched a version.
 */
export const KNOWN_DAYS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gulp: { '5.0.1': '2025-06-01' },
  'gulp-cli': { '3.1.0': '2025-06-01' },
  'vinyl-fs': { '4.0.2': '2025-06-01' },
  vinyl: { '3.0.1': '2025-05-31' },
  // npm's own record: copies keep the times of versions since October 2026, to the second.
  'glob-stream': { '8.0.3': '2025-06-01', '8.0.4': '2026-10-13' },
  undertaker: { '2.0.0': '2024-03-22' },
  'glob-watcher': { '6.0.0': '2023-05-31' },
};

const release = z.strictObject({
  name: z.string().min(1),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  released: z.iso.date(),
  /** npm shows a warning when somebody installs it. */
  deprecated: z.boolean(),
});

const releasesSchema = z.strictObject({
  /** Day on which npm was asked. */
  read: z.iso.date(),
  packages: z.array(release).min(1),
});

export type Release = Readonly<z.infer<typeof release>>;
type Releases = Readonly<z.infer<typeof releasesSchema>>;

/**
 * Takes from npm's answer what the page tells.
 *
 * @param view answer of `npm view`
 * @throws Error that says what to look up, where neither npm nor this file knows the day
 */
export function readRelease(view: NpmView & { readonly deprecated?: string | undefined }): Release {
  const { name, version, deprecated } = view;
  const released = KNOWN_DAYS[name]?.[version] ?? readReleased(view);
  if (released === null) {
    throw new Error(
      `npm gives no day for ${name} ${version} that can be true. Look it up in the changelog of its repository, and add it to scripts/gulp-releases/releases.ts.`,
    );
  }
  return { name, version, released, deprecated: deprecated !== undefined };
}

/**
 * @returns what was read of npm last
 * @throws Error that names the file where it holds something else
 */
export function readReleases(): Releases {
  const result = releasesSchema.safeParse(JSON.parse(readFileSync(RELEASES_FILE, 'utf8')));
  if (!result.success) {
    throw new Error(`${FILE} cannot be used.\n${z.prettifyError(result.error)}`);
  }
  return result.data;
}

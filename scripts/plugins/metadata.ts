import semver from 'semver';
import * as z from 'zod';

import { isoPeriod, type Metadata } from '../../src/data/plugins/schema';
import type { Format } from '../../src/data/plugins/vocabulary';

const exportsMap: z.ZodType<
  string | null | readonly unknown[] | Readonly<Record<string, unknown>>
> = z.union([z.string(), z.null(), z.array(z.unknown()), z.record(z.string(), z.unknown())]);

/** The part of `npm view NAME --json` that the directory uses. */
export const npmViewSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().optional(),
  repository: z.union([z.string(), z.object({ url: z.string() })]).optional(),
  engines: z.object({ node: z.string().optional() }).optional(),
  type: z.string().optional(),
  main: z.string().optional(),
  exports: exportsMap.optional(),
  time: z.record(z.string(), z.string()).optional(),
});

export type NpmView = z.infer<typeof npmViewSchema>;

function collectTargets(
  value: unknown,
  condition: string,
  targets: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, readonly string[]> {
  if (typeof value === 'string') {
    return new Map(targets).set(condition, [...(targets.get(condition) ?? []), value]);
  }
  if (typeof value !== 'object' || value === null) return targets;
  return Object.entries(value).reduce(
    (collected, [key, inner]) =>
      key === 'types' || key.startsWith('./')
        ? collected
        : collectTargets(inner, key === 'import' || key === 'require' ? key : condition, collected),
    targets,
  );
}

/**
 * Finds the module format in which a package can be loaded, as Node reads its package.json.
 * @param view The fields `type`, `main` and `exports` of the package.
 * @returns `esm`, `commonjs`, or `both` where `import` and `require` get files of their own.
 * @see https://nodejs.org/api/packages.html#determining-module-system
 */
export function readFormat({
  type,
  main,
  exports,
}: Pick<NpmView, 'type' | 'main' | 'exports'>): Format {
  const targets = collectTargets(exports ?? main ?? 'index.js', 'default', new Map());
  const files = [...targets.values()].flat();
  const isModule = (file: string): boolean =>
    file.endsWith('.mjs') || (type === 'module' && !file.endsWith('.cjs'));
  const imported = targets.get('import') ?? [];
  // A file for `require` alone is CommonJS, be it only by a package.json in its own folder.
  if ((targets.get('require') ?? []).some((file) => !imported.includes(file))) return 'both';
  if (files.every(isModule)) return 'esm';
  return files.some(isModule) ? 'both' : 'commonjs';
}

/**
 * Makes an address for the browser out of the ways in which packages name their repository.
 * @param repository The field of the package.json: `owner/name`, `github:owner/name`, or an address of Git.
 * @returns An address that starts with `https://`.
 * @throws When the field has none of these forms.
 */
export function readRepository(repository: NpmView['repository']): string {
  const text = typeof repository === 'object' ? repository.url : (repository ?? '');
  const short = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(text)?.[1];
  if (short) return `https://github.com/${short}`;
  const [, host, path] =
    /^(?:git\+)?(?:\w+:\/\/)?(?:git@)?([\w.-]+\.\w+)[/:](.+?)(?:\.git)?\/?$/.exec(text) ?? [];
  if (!host || !path) {
    throw new Error(
      `"${text}" is no repository address: name it in scripts/plugins/corrections.ts`,
    );
  }
  return `https://${host}/${path}`;
}

/**
 * Reads the day of a release, and refuses days that cannot be true: a copy of npm's registry may
 * give the day on which it fetched a version, and then old versions look newer than later ones.
 * @param view The version and the field `time` of the package.
 * @returns The day as `YYYY-MM-DD`, or null where more than one release in ten seems to come
 * before its predecessor. Fewer are normal: an old major version gets a fix.
 */
export function readReleased({
  version,
  time = {},
}: Pick<NpmView, 'version' | 'time'>): string | null {
  const releases = Object.entries(time)
    .filter(([name]) => /^\d+\.\d+\.\d+$/.test(name))
    .map(([name, day]) => ({ name, at: Date.parse(day) }))
    .sort((one, other) => semver.compareLoose(one.name, other.name));
  const current = releases.find(({ name }) => name === version);
  const outOfOrder = releases.filter(
    (release, index) => release.at < (releases[index - 1]?.at ?? -Infinity),
  );
  if (!current || outOfOrder.length > releases.length / 10) return null;
  return new Date(current.at).toISOString().slice(0, 10);
}

/** What a person had to look up because the package does not say it, or says it wrong. */
export interface Correction extends Partial<Pick<Metadata[string], 'license' | 'repository'>> {
  /** Days or periods of releases by version, so that none outlives its version. */
  readonly released?: Readonly<Record<string, string>>;
}

/**
 * Turns the answer of npm into an entry of `metadata.json`, but for the weight, which npm does not know.
 * @param view The checked answer of `npm view`.
 * @param correction What a person looked up; it wins.
 * @throws When the package names no license or repository and no correction does, or the correction has a date of another form.
 */
export function readMetadata(
  view: NpmView,
  correction: Correction = {},
): Omit<Metadata[string], 'installed'> {
  const license = correction.license ?? view.license;
  if (!license) {
    throw new Error(
      `${view.name} names no license: look it up and add it to scripts/plugins/corrections.ts`,
    );
  }
  const released = correction.released?.[view.version];
  if (released !== undefined && !isoPeriod.safeParse(released).success) {
    throw new Error(
      `scripts/plugins/corrections.ts: "${released}" of ${view.name} has another form than a date here. Write 2024-05-01, 2024-05, 2024 or 2023/2024.`,
    );
  }
  return {
    version: view.version,
    license,
    repository: correction.repository ?? readRepository(view.repository),
    released: released ?? readReleased(view),
    format: readFormat(view),
    node: view.engines?.node ?? null,
  };
}

/**
 * Says what is to be done where npm gives no day of a release that can be true.
 *
 * @param name Name of the plugin.
 * @param metadata What is known of it.
 * @returns a sentence; undefined where the day is known
 */
export function missingDay(
  name: string,
  { version, released }: Pick<Metadata[string], 'version' | 'released'>,
): string | undefined {
  return released === null
    ? `src/data/plugins/metadata.json: npm gives no day for "${name}" ${version}. Write what is known into scripts/plugins/corrections.ts, and run: npm run plugins:refresh -- ${name}`
    : undefined;
}

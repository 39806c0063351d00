import { readFileSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import { samplesFolder } from '../../src/samples/paths';
import type { PageFence } from '../samples/page-fences';

/** A package that an install command of a page names. */
interface NamedPackage {
  readonly name: string;
  /** What stands behind the name, such as `7`; undefined where npm takes the newest version. */
  readonly range: string | undefined;
  /** `docs/getting-started/quick-start.md:73` */
  readonly place: string;
}

/** A word of a command: `sass`, `@babel/core@7`, and no flag or path. */
const SPEC = /^(?<name>(?:@[\w-]+\/)?[a-z][\w.-]*)(?:@(?<range>\S+))?$/;

/**
 * @param fences of pages; only those that readers type are read
 * @returns each package that a line beginning with `npm install` names
 */
export function namedPackages(fences: readonly PageFence[]): readonly NamedPackage[] {
  return fences.flatMap(({ language, meta, body, file, line }) =>
    language !== 'bash' || meta !== ''
      ? []
      : body.split('\n').flatMap((text, index) => {
          const [command, ...words] = text.split(' ').filter((word) => !word.startsWith('-'));
          return command !== 'npm' || words[0] !== 'install'
            ? []
            : words.slice(1).flatMap((word): NamedPackage[] => {
                const { name, range } = SPEC.exec(word)?.groups ?? {};
                const place = `${file}:${line + index + 1}`;
                return name === undefined ? [] : [{ name, range, place }];
              });
        }),
  );
}

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional() })),
});

/** @returns a function from the name of a package to the version that the samples ran, if they have it */
export function versionsThatRan(): (name: string) => string | undefined {
  const file = path.join(samplesFolder, 'package-lock.json');
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return (name) => packages[`node_modules/${name}`]?.version;
}

/** @returns the first number of a version or a range, such as `7` */
export function majorOf(version: string): string | undefined {
  return /\d+/.exec(version)?.[0];
}

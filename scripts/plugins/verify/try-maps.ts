import { existsSync } from 'node:fs';
import path from 'node:path';

import type { CatalogueEntry, VerifiedResult } from '../../../src/data/plugins/schema';
import type { MapTrial } from '../../../src/data/plugins/trial-schema';
import { hasMaps } from '../../../src/data/plugins/results';
import { mapResults, type MapResult } from '../../../src/data/plugins/vocabulary';
import { judgeMap, type Mark } from './judge-map';
import { markedSources, markPattern } from './marked-sources';
import { runGulp } from './project-trial';
import { withSourceMaps } from './with-source-maps';

type Files = Readonly<Record<string, string>>;

/** @returns The marks of the sources, each with the place in which it stands. */
function findMarks(sources: Files): readonly Mark[] {
  return Object.entries(sources).flatMap(([source, contents]) =>
    contents.split('\n').flatMap((text, index) =>
      Array.from(text.matchAll(markPattern), ([mark]) => ({
        text: mark,
        source,
        line: index + 1,
      })),
    ),
  );
}

function resultOf(gives: string, { source }: Mark, pattern: string): string {
  const [before = '', after = ''] = pattern.split('{name}');
  return gives.replace('{name}', source.slice(before.length, source.length - after.length));
}

interface MapRun {
  readonly project: string;
  readonly entry: CatalogueEntry;
  readonly files: Files;
  readonly marks: readonly Mark[];
  /** Path of the result that holds a mark. */
  readonly resultOf: (mark: Mark) => string;
}

async function runWith(gulpfile: string, run: MapRun): Promise<MapResult> {
  const { project, entry, files, marks } = run;
  const { exit, timedOut } = await runGulp(
    { project, recipe: gulpfile, input: entry.input ?? {}, env: {} },
    files,
  );
  if (timedOut || exit !== 0) return 'breaks';
  const results = new Set(marks.map(run.resultOf));
  const found = Array.from(results, (file) => {
    if (!existsSync(path.join(project, file))) return 'breaks';
    return judgeMap(
      project,
      file,
      marks.filter((mark) => run.resultOf(mark) === file),
    );
  });
  return [...mapResults].reverse().find((result) => found.includes(result)) ?? 'lost';
}

/**
 * Runs a recipe with source maps: with those of gulp where it reads with `src()`, and with the plugin's
 * own switch where the trial names one.
 * @param project Folder of the project, with the packages installed.
 * @returns What became of them, or undefined where such a plugin has none.
 */
export async function tryMaps(
  project: string,
  entry: CatalogueEntry,
): Promise<VerifiedResult['maps']> {
  if (!hasMaps(entry)) return undefined;
  const maps: MapTrial = entry.trial.maps || {};
  const file = maps.file ?? entry.trial.project?.file ?? '';
  const gives = maps.gives ?? entry.trial.project?.gives ?? '';
  const sources = (file ? markedSources(file) : maps.files) ?? {};
  const run: MapRun = {
    project,
    entry,
    files: { ...sources, ...maps.files },
    marks: findMarks(sources),
    resultOf: (mark) => resultOf(gives, mark, file),
  };
  const { own } = maps;
  const withGulp = withSourceMaps(entry.recipe);
  const withOwn = own && entry.recipe.replace(own.behind, `${own.behind}, ${own.option}`);
  return {
    ...(withGulp && { gulp: await runWith(withGulp, run) }),
    ...(withOwn && { own: await runWith(withOwn, run) }),
  };
}

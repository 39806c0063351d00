import type { CatalogueEntry, Metadata, Verified, VerifiedResult } from './schema';
import {
  brokenResults,
  type BrokenResult,
  type MapResult,
  type Outcome,
  type Status,
} from './vocabulary';

/** What a plugin asks for before it works. */
export type Condition =
  | { readonly kind: 'encoding' }
  | { readonly kind: 'package'; readonly names: readonly string[] }
  | { readonly kind: 'esm' }
  | { readonly kind: 'require' }
  | { readonly kind: 'node'; readonly range: string }
  | { readonly kind: 'program'; readonly name: string }
  /** It works on these major versions of Node, and on no other that was tried. */
  | { readonly kind: 'nodes'; readonly majors: readonly string[] }
  | { readonly kind: 'broken'; readonly result: Exclude<BrokenResult, 'told'> }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unwatched' }
  /** It writes source maps that name a wrong line or file. */
  | { readonly kind: 'maps' }
  | { readonly kind: 'noCommonJs' };

/** What becomes of source maps. */
interface SourceMaps {
  readonly result: MapResult;
  /** What asks for them: gulp's option, or the plugin's own where it alone gives maps. */
  readonly option: string;
}

/** What the recipe prints beside the lines of gulp. */
interface Output {
  /** The sources that it ran on and that readers do not see otherwise, by path. */
  readonly files: Readonly<Record<string, string>>;
  readonly text: string;
}

/** How the recipe was run, and what came of it. */
interface TestRun extends Omit<VerifiedResult, 'broken' | 'nodes' | 'maps' | 'prints' | 'again'> {
  /** What became of a broken file, worst first; absent where none was tried. */
  readonly broken?: BrokenResult;
  /** Outcome by major version of Node, the one of `node` included. */
  readonly nodes: Readonly<Record<string, Outcome>>;
}

type Facts = Metadata[string];

/** What a run gave, by where the page shows it. */
interface Results {
  /** Absent until the verifier ran the recipe. */
  readonly run?: TestRun;
  /** Absent where such a plugin has none. */
  readonly maps?: SourceMaps;
  /** Absent where only gulp says that the task began and ended. */
  readonly output?: Output;
}

/** A plugin as the page and the search records see it. */
export interface Plugin
  extends
    Facts,
    Results,
    Pick<
      CatalogueEntry,
      | 'name'
      | 'job'
      | 'summary'
      | 'searches'
      | 'deprecated'
      | 'note'
      | 'piped'
      | 'instead'
      | 'recipe'
    > {
  readonly input: NonNullable<CatalogueEntry['input']>;
  readonly status: Status;
  readonly conditions: readonly Condition[];
}

function readResults({ trial }: CatalogueEntry, result: VerifiedResult | undefined): Results {
  if (!result) return {};
  const { broken, nodes, maps, prints, again, ...rest } = result;
  const found = Object.values(broken ?? {});
  const worst = brokenResults.findLast((word) => found.includes(word));
  const run: TestRun = {
    ...rest,
    nodes: { ...nodes, [majorOf(result.node)]: result.outcome },
    ...(worst && { broken: worst }),
  };
  const shownMaps = maps && chooseMaps(maps, trial);
  // Of a recipe that fails, the line that says why is enough.
  const output = result.outcome === 'works' && chooseOutput({ prints, again }, trial);
  return { run, ...(shownMaps && { maps: shownMaps }), ...(output && { output }) };
}

/** gulp's own maps are what a project asks for; where there are none, the plugin's switch helps. */
function chooseMaps(
  { gulp, own }: NonNullable<VerifiedResult['maps']>,
  { maps }: CatalogueEntry['trial'],
): SourceMaps | undefined {
  const option = maps ? maps.own?.option : undefined;
  if (gulp !== 'kept' && own && option) return { result: own, option };
  return gulp && { result: gulp, option: 'sourcemaps: true' };
}

/** The second run counts where the first, on files without a fault, printed nothing. */
function chooseOutput(
  { prints, again }: Pick<VerifiedResult, 'prints' | 'again'>,
  trial: CatalogueEntry['trial'],
): Output | undefined {
  if (prints) return { files: textsOf(trial.files), text: prints };
  return again ? { files: textsOf(trial.again?.files ?? {}), text: again } : undefined;
}

function textsOf(files: CatalogueEntry['trial']['files']): Output['files'] {
  return Object.fromEntries(
    Object.entries(files).flatMap(([file, contents]) =>
      typeof contents === 'string' ? [[file, contents] as const] : [],
    ),
  );
}

function majorOf(version: string): string {
  return version.slice(0, version.indexOf('.'));
}

function workingNodes(run: TestRun): readonly string[] {
  return Object.keys(run.nodes).filter((major) => run.nodes[major] === 'works');
}

function findLimits(run: TestRun): readonly Condition[] {
  const majors = workingNodes(run);
  return [
    ...(majors.length < Object.keys(run.nodes).length ? [{ kind: 'nodes', majors } as const] : []),
    ...(run.broken && run.broken !== 'told'
      ? [{ kind: 'broken', result: run.broken } as const]
      : []),
    ...(run.empty ? [{ kind: 'empty' } as const] : []),
    ...(run.unwatched ? [{ kind: 'unwatched' } as const] : []),
    ...(run.noCommonJs ? [{ kind: 'noCommonJs' } as const] : []),
  ];
}

/** The packages that a plugin cannot work without, each with the range that was tried. */
function listRequired({ companions = [], requires = [] }: CatalogueEntry): readonly string[] {
  return companions.filter((text) => requires.includes(text.slice(0, text.lastIndexOf('@'))));
}

function findConditions(
  entry: CatalogueEntry,
  { format, node }: Facts,
  { run, maps }: Results,
): readonly Condition[] {
  return [
    ...(entry.encoding ? [{ kind: 'encoding' } as const] : []),
    ...(entry.requires ? [{ kind: 'package', names: listRequired(entry) } as const] : []),
    ...(format === 'esm' ? [{ kind: 'esm' } as const] : []),
    ...(entry.require ? [{ kind: 'require' } as const] : []),
    ...(run?.otherNode && node ? [{ kind: 'node', range: node } as const] : []),
    ...(entry.program ? [{ kind: 'program', name: entry.program } as const] : []),
    ...(run ? findLimits(run) : []),
    ...(maps?.result === 'wrong' ? [{ kind: 'maps' } as const] : []),
  ];
}

function findStatus(
  entry: CatalogueEntry,
  conditions: readonly Condition[],
  run: TestRun | undefined,
): Status {
  if (!run || workingNodes(run).length === 0) return 'fails';
  if (entry.deprecated) return 'deprecated';
  return conditions.length > 0 ? 'condition' : 'works';
}

/**
 * Joins the three sources of the directory.
 * @param catalogue What people wrote.
 * @param metadata What npm says, by name.
 * @param verified What the runs gave, by name. A plugin without a run counts as failing.
 * @returns The plugins, sorted by name.
 * @throws When a plugin has no metadata; the message names the command that gets it.
 */
export function joinPlugins(
  catalogue: readonly CatalogueEntry[],
  metadata: Metadata,
  verified: Verified,
): readonly Plugin[] {
  return catalogue
    .map((entry): Plugin => {
      const facts = metadata[entry.name];
      if (!facts) {
        throw new Error(
          `src/data/plugins/metadata.json has no entry for "${entry.name}": run npm run plugins:refresh -- ${entry.name}`,
        );
      }
      const results = readResults(entry, verified[entry.name]);
      const conditions = findConditions(entry, facts, results);
      return {
        ...facts,
        name: entry.name,
        job: entry.job,
        summary: entry.summary,
        ...(entry.searches && { searches: entry.searches }),
        ...(entry.deprecated && { deprecated: entry.deprecated }),
        ...(entry.note && { note: entry.note }),
        ...(entry.instead && { instead: entry.instead }),
        ...(entry.piped && { piped: entry.piped }),
        input: entry.input ?? {},
        recipe: entry.recipe,
        conditions,
        status: findStatus(entry, conditions, results.run),
        ...results,
      };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

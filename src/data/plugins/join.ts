import type { Job } from './jobs';
import type { CatalogueEntry } from './schema';
import {
  brokenResults,
  formats,
  knownWord,
  mapResults,
  outcomes,
  type BrokenResult,
  type Format,
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
export interface SourceMaps {
  readonly result: MapResult;
  /** What asks for them: gulp's option, or the plugin's own where it alone gives maps. */
  readonly option: string;
}

/** What the recipe prints beside the lines of gulp. */
export interface Output {
  /** The sources that it ran on and that readers do not see otherwise, by path. */
  readonly files: Readonly<Record<string, string>>;
  readonly text: string;
}

/** How the recipe was run, and what came of it. */
export interface TestRun {
  readonly outcome: Outcome;
  readonly detail?: string;
  /** Set where a program printed the detail. */
  readonly printed?: boolean;
  /** What became of a broken file, worst first; absent where none was tried. */
  readonly broken?: BrokenResult;
  /** Outcome by major version of Node, the one of `node` included. */
  readonly nodes: Readonly<Record<string, Outcome>>;
  readonly empty?: string;
  readonly unwatched?: boolean;
  readonly noCommonJs?: boolean;
  /** Set where the CommonJS form runs: the packages that it takes the `default` of. */
  readonly commonJs?: readonly string[];
  readonly gulp: string;
  readonly node: string;
  readonly date: string;
  /** Version of the plugin that was run; it can be behind `Plugin.version`. */
  readonly version: string;
  readonly companions: Readonly<Record<string, string>>;
  /** Set where the plugin asks for another Node than the one it ran on. */
  readonly otherNode?: boolean;
}

/** A plugin as the page and the search records see it. */
export interface Plugin {
  readonly name: string;
  readonly job: Job;
  /** One sentence in each language, keyed by the locale's code. */
  readonly summary: CatalogueEntry['summary'];
  readonly deprecated?: CatalogueEntry['summary'];
  readonly note?: CatalogueEntry['summary'];
  readonly piped?: CatalogueEntry['summary'];
  readonly instead?: readonly string[];
  readonly status: Status;
  readonly conditions: readonly Condition[];
  readonly version: string;
  readonly license: string;
  readonly repository: string;
  readonly released: string | null;
  readonly format: Format;
  readonly node: string | null;
  /** Bytes that installing it alone brings. */
  readonly installed: number;
  readonly input: Readonly<Record<string, string>>;
  readonly recipe: string;
  /** Absent until the verifier ran the recipe. */
  readonly run?: TestRun;
  /** Absent where such a plugin has none. */
  readonly maps?: SourceMaps;
  /** Absent where only gulp says that the task began and ended. */
  readonly output?: Output;
}

type Facts = Pick<
  Plugin,
  'version' | 'license' | 'repository' | 'released' | 'format' | 'node' | 'installed'
>;

/** The compiler knows the words of a JSON file only as text; `knownWord` brings them in. */
type WordAsText<Fields, Word extends keyof Fields> = Readonly<
  Omit<Fields, Word> & Record<Word, string>
>;
type MetadataFile = Readonly<Record<string, WordAsText<Facts, 'format'>>>;
type VerifiedFile = Readonly<
  Record<
    string,
    Omit<TestRun, 'outcome' | 'broken' | 'nodes'> & {
      readonly outcome: string;
      readonly broken?: Readonly<Record<string, string>>;
      readonly nodes?: Readonly<Record<string, string | undefined>>;
      readonly maps?: { readonly gulp?: string; readonly own?: string };
      readonly prints?: string | null;
      readonly again?: string | null;
    }
  >
>;

function readFacts(file: MetadataFile, name: string): Facts {
  const facts = file[name];
  const format = knownWord(formats, facts?.format ?? null);
  if (!facts || !format) {
    throw new Error(
      `src/data/plugins/metadata.json has no usable entry for "${name}": run npm run plugins:refresh -- ${name}`,
    );
  }
  return { ...facts, format };
}

/** What a run gave, by where the page shows it. */
type Results = Pick<Plugin, 'run' | 'maps' | 'output'>;

function readResults(file: VerifiedFile, entry: CatalogueEntry): Results {
  const result = file[entry.name];
  const outcome = knownWord(outcomes, result?.outcome ?? null);
  if (!result || !outcome) return {};
  const { broken, nodes = {}, maps, prints, again, ...rest } = result;
  const found = new Set(Object.values(broken ?? {}));
  const worst = [...brokenResults].reverse().find((word) => found.has(word));
  const byMajor = { ...nodes, [majorOf(result.node)]: outcome };
  const run: TestRun = {
    ...rest,
    outcome,
    nodes: Object.fromEntries(
      Object.entries(byMajor).map(([major, word]) => [
        major,
        knownWord(outcomes, word ?? null) ?? 'fails',
      ]),
    ),
    ...(worst && { broken: worst }),
  };
  const shownMaps = maps && chooseMaps(maps, entry.trial);
  // Of a recipe that fails, the line that says why is enough.
  const output = outcome === 'works' && chooseOutput({ prints, again }, entry.trial);
  return { run, ...(shownMaps && { maps: shownMaps }), ...(output && { output }) };
}

/** gulp's own maps are what a project asks for; where there are none, the plugin's switch helps. */
function chooseMaps(
  found: NonNullable<VerifiedFile[string]['maps']>,
  { maps }: CatalogueEntry['trial'],
): SourceMaps | undefined {
  const gulp = knownWord(mapResults, found.gulp ?? null);
  const own = knownWord(mapResults, found.own ?? null);
  const option = maps ? maps.own?.option : undefined;
  if (gulp !== 'kept' && own && option) return { result: own, option };
  return gulp && { result: gulp, option: 'sourcemaps: true' };
}

/** The second run counts where the first, on files without a fault, printed nothing. */
function chooseOutput(
  { prints, again }: Pick<VerifiedFile[string], 'prints' | 'again'>,
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
  metadata: MetadataFile,
  verified: VerifiedFile,
): readonly Plugin[] {
  return catalogue
    .map((entry): Plugin => {
      const facts = readFacts(metadata, entry.name);
      const results = readResults(verified, entry);
      const conditions = findConditions(entry, facts, results);
      return {
        ...facts,
        name: entry.name,
        job: entry.job,
        summary: entry.summary,
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

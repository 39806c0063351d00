import type { LoadContext } from '@docusaurus/types';
import type { Configuration, RuleSetRule } from 'webpack';

import type { Reliances } from '../generator/reliances';

type SplitChunks = Exclude<NonNullable<Configuration['optimization']>['splitChunks'], false>;

/** What a measure changes in the configuration of the compiler. */
export interface Changes {
  /** What is asked for, and what stands in its place: a module, or `false` for nothing. */
  readonly alias?: Readonly<Record<string, string | false>>;
  readonly rules?: readonly RuleSetRule[];
  readonly cacheGroups?: NonNullable<SplitChunks>['cacheGroups'];
}

/** One thing that the browser is spared. */
export interface Measure {
  readonly name: string;
  /** What the browser does not get. README.md has the figures. */
  readonly saves: string;
  /** Files whose inside the measure takes for granted. */
  readonly reliesOn: Reliances;
  /** `everywhere`: also on the server and under `npm start`. */
  readonly appliesTo: 'built client' | 'everywhere';
  /** Modules that the application runs beside its pages. */
  readonly clientModules?: readonly string[];
  /** @throws Error when what the generator wrote has another form. */
  readonly apply: (context: LoadContext) => Changes;
}

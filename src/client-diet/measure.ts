import type { LoadContext } from '@docusaurus/types';
import type { Configuration, RuleSetRule } from 'webpack';

import type { Reliances } from '../generator/reliances';

type SplitChunks = Exclude<NonNullable<Configuration['optimization']>['splitChunks'], false>;

/** What a measure changes in the configuration of the compiler. */
export interface Changes {
  /** Replacements by the module that is imported; `false` replaces it by an empty one. */
  readonly alias?: Readonly<Record<string, string | false>>;
  readonly rules?: readonly RuleSetRule[];
  readonly cacheGroups?: NonNullable<SplitChunks>['cacheGroups'];
}

/** One way to send the browser less. */
export interface Measure {
  readonly name: string;
  /** Files on whose internals the measure relies. */
  readonly reliesOn: Reliances;
  /** `everywhere`: also on the server and under `npm start`. */
  readonly appliesTo: 'built client' | 'everywhere';
  /** Client modules, as the generator calls what runs with the application on every page. */
  readonly clientModules?: readonly string[];
  /** @throws Error when what the generator wrote has another form. */
  readonly apply: (context: LoadContext) => Changes;
}

import type { Configuration, RuleSetRule } from 'webpack';

/** Pattern for the classes of CSS modules in a build. The ending keeps them apart from global classes. */
const NAME = '[local]_';

/**
 * Names the classes of CSS modules without the generator's hashes, which compress badly. A test
 * fails if two modules share a name.
 *
 * @param config The generator's configuration for webpack, whose loaders get the option.
 */
export function nameClasses({ module }: Configuration): void {
  for (const modules of (module?.rules ?? []).filter(isRule).flatMap(moduleOptions)) {
    modules.localIdentName = NAME;
  }
}

interface ModuleOptions {
  localIdentName: unknown;
}

function isRule(rule: unknown): rule is RuleSetRule {
  return typeof rule === 'object' && rule !== null;
}

/** The `modules` options that a rule passes to css-loader. */
function moduleOptions({ use }: RuleSetRule): readonly ModuleOptions[] {
  return [use].flat().flatMap((loader) => {
    const options = typeof loader === 'object' && loader ? loader.options : undefined;
    return typeof options === 'object' && isModuleOptions(options.modules) ? [options.modules] : [];
  });
}

function isModuleOptions(value: unknown): value is ModuleOptions {
  return typeof value === 'object' && value !== null && 'localIdentName' in value;
}

import { translate } from '@docusaurus/Translate';

import type { Condition } from '@site/src/data/plugins';

/**
 * Says in the reader's language what a plugin asks for.
 * @param condition One condition of a plugin.
 * @returns A sentence.
 */
export function conditionText(condition: Condition): string {
  switch (condition.kind) {
    case 'encoding':
      return translate({
        id: 'plugins.condition.encoding',
        message: 'Read the files with encoding: false.',
      });
    case 'package':
      return translate(
        { id: 'plugins.condition.package', message: 'Install {names} beside it.' },
        { names: condition.names.join(', ') },
      );
    case 'esm':
      return translate({ id: 'plugins.condition.esm', message: 'ES module only.' });
    case 'require':
      return translate({
        id: 'plugins.condition.require',
        message: 'Load it with require: it breaks when a module imports it.',
      });
    case 'node':
      return translate(
        { id: 'plugins.condition.node', message: 'It asks for Node {range}.' },
        { range: condition.range },
      );
    case 'program':
      return translate(
        { id: 'plugins.condition.program', message: 'Needs the program {name}.' },
        { name: condition.name },
      );
  }
}

import { translate } from '@docusaurus/Translate';

import type { Condition } from '@site/src/data/plugins';
import { listed } from './listed';

const brokenTexts: Readonly<Record<Extract<Condition, { kind: 'broken' }>['result'], string>> = {
  lost: translate({
    id: 'plugins.broken.lost',
    message: 'A broken file makes the task fail without an error message.',
  }),
  silent: translate({
    id: 'plugins.broken.silent',
    message: 'It leaves out a broken file, and gulp exits with code 0.',
  }),
  passes: translate({
    id: 'plugins.broken.passes',
    message: 'A broken file gives a broken result, and gulp exits with code 0.',
  }),
  hangs: translate({
    id: 'plugins.broken.hangs',
    message: 'A broken file makes the task hang.',
  }),
};

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
        { id: 'plugins.condition.package', message: 'Install {names} as well.' },
        { names: listed(condition.names) },
      );
    case 'esm':
      return translate({
        id: 'plugins.condition.esm',
        message: 'ES module only: require() may fail with ERR_REQUIRE_ESM.',
      });
    case 'require':
      return translate({
        id: 'plugins.condition.require',
        message: 'Load it with require: import breaks it.',
      });
    case 'node':
      return translate(
        { id: 'plugins.condition.node', message: 'Requires Node.js {range}.' },
        { range: condition.range },
      );
    case 'program':
      return translate(
        { id: 'plugins.condition.program', message: 'Needs the program {name}.' },
        { name: condition.name },
      );
    case 'nodes':
      return translate(
        {
          id: 'plugins.condition.nodes',
          message: 'Of the tested versions, it ran on Node.js {majors}.',
        },
        { majors: listed(condition.majors) },
      );
    case 'broken':
      return brokenTexts[condition.result];
    case 'empty':
      return translate({
        id: 'plugins.condition.empty',
        message: 'Fails when no file matches.',
      });
    case 'unwatched':
      return translate({
        id: 'plugins.condition.unwatched',
        message: 'During watch(), it does not rebuild a changed file.',
      });
    case 'maps':
      return translate({
        id: 'plugins.condition.maps',
        message: 'Its source maps name a wrong line or file.',
      });
    case 'noCommonJs':
      return translate({
        id: 'plugins.condition.noCommonJs',
        message: 'The recipe fails in a CommonJS gulpfile.',
      });
  }
}

import path from 'node:path';

import type { Reporter, TestModule } from 'vitest/node';

import { projectRoot } from '../../src/samples/paths';

/** A line for each file of claims that is done: a run on another version takes minutes. */
export default class Progress implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const tests = [...module.children.allTests()];
    const failed = tests.filter((test) => test.result().state === 'failed').length;
    const file = path.relative(projectRoot, module.moduleId);
    console.log(`  ${file}: ${tests.length - failed} hold, ${failed} do not`);
  }
}

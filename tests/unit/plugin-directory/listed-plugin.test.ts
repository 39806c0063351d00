import { expect, it } from 'vitest';

import { plugins } from '../../../src/data/plugins';
import { listPlugin } from '../../../src/plugin-directory/listed-plugin';

it('keeps the sentences of one language, and no recipe, run or trial', () => {
  for (const plugin of plugins) {
    const { sentences, ...row } = listPlugin(plugin, 'zh-Hans');
    expect(sentences[0]).toBe(plugin.summary['zh-Hans']);
    expect(sentences.join()).not.toContain(plugin.summary.en);
    expect(Object.keys(row)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:recipe|run|trial|input)$/)]),
    );
  }
});

it('asks nothing for a plugin that fails', () => {
  const failing = plugins.find(
    ({ status, conditions }) => status === 'fails' && conditions.length > 0,
  );
  expect(failing?.name).toBeDefined();
  expect(failing && listPlugin(failing, 'en').conditions).toEqual([]);
});

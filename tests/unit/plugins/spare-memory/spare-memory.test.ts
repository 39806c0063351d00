// @vitest-environment node
import { setFlagsFromString } from 'node:v8';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import spareMemory from '../../../../src/plugins/spare-memory';
import { loadedDoc, loadedDocs } from '../loaded-docs';

vi.mock('node:v8', () => ({ setFlagsFromString: vi.fn() }));

beforeEach(() => {
  vi.mocked(setFlagsFromString).mockClear();
  vi.stubEnv('NODE_ENV', 'production');
});

afterEach(() => vi.unstubAllEnvs());

const load = (docs: number) =>
  spareMemory().allContentLoaded?.({
    allContent: loadedDocs(
      Array.from({ length: docs }, (_unused, index) => loadedDoc(`doc-${index}`)),
      [],
    ),
    actions: { addRoute: vi.fn(), createData: vi.fn(), setGlobalData: vi.fn() },
  });

it('has garbage collected sooner where there are many docs', async () => {
  await load(300);
  expect(setFlagsFromString).toHaveBeenCalledExactlyOnceWith('--heap-growing-percent=30');
});

it('leaves a build of few docs alone', async () => {
  await load(299);
  expect(setFlagsFromString).not.toHaveBeenCalled();
});

it('leaves the development server alone', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  await load(300);
  expect(setFlagsFromString).not.toHaveBeenCalled();
});

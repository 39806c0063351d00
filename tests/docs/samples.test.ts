import { describe, expect, it } from 'vitest';

import { loadSample, sampleNames } from '../../src/samples/load';
import { unmatchedOutputs } from '../../scripts/samples/output-files';
import { projectRoot } from '../../src/samples/paths';
import { allFences, type PageFence } from '../../scripts/samples/page-fences';
import { readRecorded } from '../../src/samples/recorded';
import { installedVersions } from '../../scripts/samples/versions';
import { parseFenceSettings } from '../../src/markdown/fence-settings';
import { fenceTexts } from '../../src/markdown/quote-samples/quote-texts';

/** All that is typed by hand: shell commands, signatures, folder trees. Everything else is run. */
const literalLanguages: ReadonlySet<string> = new Set(['bash', 'signature', 'text']);

const mostThatCannotRun = 5;

const fences = allFences();
const names = sampleNames();

describe('code in the pages', () => {
  it('is quoted from a sample that runs, unless it is a command, a signature or plain text', () => {
    expect(
      fences
        .filter((fence) => !/\b(?:sample|output)="/.test(fence.meta))
        .filter((fence) => !literalLanguages.has(fence.language))
        .map(
          (fence) =>
            `${where(fence)}: a ${fence.language || 'nameless'} block is typed by hand. ` +
            'Move it to a sample, and quote it with sample="NAME/FILE#REGION".',
        ),
    ).toEqual([]);
  });

  it('exists in the sample that it names, and has the lines that it marks', () => {
    expect(fences.flatMap(problemsOf)).toEqual([]);
  });
});

describe('samples', () => {
  it('have a sample.json that follows the schema', () => {
    expect(names.flatMap((name) => messageOf(() => loadSample(name)))).toEqual([]);
  });

  it('are each quoted by a page', () => {
    const quoted = new Set(
      fences.filter((fence) => !fence.file.startsWith('i18n/')).map((fence) => sampleOf(fence)),
    );
    expect(
      names
        .filter((name) => !quoted.has(name))
        .map((name) => `samples/${name} is quoted by no page. Quote it, or delete the folder.`),
    ).toEqual([]);
  });

  it('have one output file for each recorded step, and no other', () => {
    expect(names.map((name) => loadSample(name)).flatMap(unmatchedOutputs)).toEqual([]);
  });

  it(`cannot run in at most ${mostThatCannotRun} cases`, () => {
    const exempt = names.filter((name) => loadSample(name).definition.cannotRun !== undefined);
    expect(
      exempt.length,
      `"cannotRun" stands in: ${exempt.join(', ')}. Make one of them run.`,
    ).toBeLessThanOrEqual(mostThatCannotRun);
  });
});

describe('samples/recorded.json', () => {
  it('was made on the installed gulp', async () => {
    const { gulp } = await readRecorded();
    expect(gulp, 'Run: npm run samples:record').toBe(installedVersions().gulp);
  });

  it('has an entry for each sample that runs, in all its formats', async () => {
    const { samples } = await readRecorded();
    expect(
      names
        .map((name) => loadSample(name))
        .filter(({ definition }) => definition.steps !== undefined)
        .filter(({ name, definition }) => {
          const formats = samples[name]?.formats ?? [];
          return formats.join() !== definition.formats.join();
        })
        .map(
          ({ name }) =>
            `samples/${name} has no current run. Run: npm run samples:record -- ${name}`,
        ),
    ).toEqual([]);
  });

  it('has no entry without a sample', async () => {
    const { samples } = await readRecorded();
    expect(
      Object.keys(samples)
        .filter((name) => !names.includes(name))
        .map((name) => `samples/recorded.json: "${name}" is gone. Remove its entry.`),
    ).toEqual([]);
  });
});

/** Reads the fence with the functions of the build, so that both accept the same. */
function problemsOf(fence: PageFence): readonly string[] {
  return messageOf(() => fenceTexts(projectRoot, fence.body, parseFenceSettings(fence.meta))).map(
    (message) => `${where(fence)}: ${message}`,
  );
}

/** The sample that a fence names, even where the quote has a fault, which another test tells. */
function sampleOf({ meta }: PageFence): string | undefined {
  return messageOf(() => parseFenceSettings(meta)).length === 0
    ? parseFenceSettings(meta).reference?.sample
    : undefined;
}

function messageOf(work: () => unknown): readonly string[] {
  try {
    work();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function where({ file, line }: PageFence): string {
  return `${file}:${line}`;
}

import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import { missingDay } from '../../../scripts/plugins/metadata';
import { takeFingerprint } from '../../../scripts/plugins/verify/fingerprint';
import { catalogue } from '../../../src/data/plugins/catalogue';
import { findTask } from '../../../src/data/plugins/find-task';
import { jobs } from '../../../src/data/plugins/jobs';
import metadataFile from '../../../src/data/plugins/metadata.json';
import { metadataSchema, verifiedSchema } from '../../../src/data/plugins/schema';
import verifiedFile from '../../../src/data/plugins/verified.json';

const names = catalogue.map(({ name }) => name).sort();

/** What a file of plugins lacks of the catalogue, and what it has besides. */
function differences(file: string, found: readonly string[], command: string): readonly string[] {
  return [
    ...names
      .filter((name) => !found.includes(name))
      .map((name) => `src/data/plugins/${file}: nothing for "${name}". Run: ${command} -- ${name}`),
    ...found
      .filter((name) => !names.includes(name))
      .map((name) => `src/data/plugins/${file}: "${name}" is not in the catalogue. Remove it.`),
  ];
}

describe('the catalogue', () => {
  it('has at least 48 plugins and some for every job', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(48);
    expect(new Set(catalogue.map(({ job }) => job))).toEqual(new Set(jobs));
  });

  it('says of each plugin when it was released', () => {
    const known = Object.entries(metadataSchema.parse(metadataFile));
    expect(known.flatMap(([name, metadata]) => missingDay(name, metadata) ?? [])).toEqual([]);
  });

  it('has metadata for each entry, and for nothing else', () => {
    const found = Object.keys(metadataSchema.parse(metadataFile));
    expect(differences('metadata.json', found, 'npm run plugins:refresh')).toEqual([]);
  });
});

describe('a recipe', () => {
  it.each(catalogue)('of $name is a module without syntax errors', ({ recipe }) => {
    const { diagnostics = [] } = ts.transpileModule(recipe, {
      reportDiagnostics: true,
      fileName: 'gulpfile.mjs',
      compilerOptions: { module: ts.ModuleKind.ESNext, allowJs: true },
    });
    expect(diagnostics.map(({ messageText }) => messageText)).toEqual([]);
    expect(findTask(recipe)).toMatch(/^\w+$/);
  });

  it.each(catalogue)(
    'of $name imports what is installed with it, and fits on a screen',
    (entry) => {
      const companions = (entry.companions ?? []).map((text) =>
        text.slice(0, text.lastIndexOf('@')),
      );
      const imported = Array.from(
        entry.recipe.matchAll(/(?: from |= require\()'(.+?)'/g),
        ([, name]) => name,
      );
      const foreign = imported.filter(
        (name) =>
          name && ![entry.name, 'gulp', ...companions].includes(name) && !/^node:/.test(name),
      );
      expect(foreign).toEqual([]);
      expect(imported).toContain(entry.name);
      expect(entry.recipe.split('\n').length).toBeLessThanOrEqual(20);
      expect(entry.requires ?? []).toEqual(
        (entry.requires ?? []).filter((name) => companions.includes(name)),
      );
    },
  );

  it.each(catalogue)('of $name connects its steps with pipeline(), or says why not', (entry) => {
    const steps = entry.recipe.split('.pipe(').length - 1;
    const isPlainCopy = /src\([^)]*\)\.pipe\((?:gulp\.)?dest\(/.test(entry.recipe) && steps === 1;
    expect(steps > 0 && !isPlainCopy).toBe(entry.piped !== undefined);
  });

  it.each(catalogue)('of $name reads nothing that a reader does not see or have', ({ trial }) => {
    const hidden = Object.keys(trial.files).filter((file) => !/^(?:src|test|dist)\//.test(file));
    expect(hidden).toEqual([]);
  });

  it.each(catalogue.filter(({ encoding }) => encoding))(
    'of $name shows the encoding that it needs, once',
    ({ recipe }) => {
      expect(recipe.split(', { encoding: false }')).toHaveLength(2);
    },
  );
});

it.each(catalogue.filter(({ instead }) => instead))(
  '$name names its replacements in both languages, so that they can be links',
  ({ deprecated, note, instead }) => {
    for (const language of ['en', 'zh-Hans'] as const) {
      const text = [deprecated?.[language], note?.[language]].join(' ');
      for (const name of instead ?? []) expect(text).toContain(name);
    }
  },
);

describe('the results', () => {
  const verified = verifiedSchema.parse(verifiedFile);

  it('cover the catalogue, and nothing else', () => {
    expect(differences('verified.json', Object.keys(verified), 'npm run plugins:verify')).toEqual(
      [],
    );
  });

  it('belong to the recipes that the page shows', () => {
    const changed = catalogue.filter((entry) => {
      const { fingerprint } = verified[entry.name] ?? {};
      return fingerprint !== undefined && fingerprint !== takeFingerprint(entry);
    });
    expect(
      changed.map(
        ({ name }) =>
          `src/data/plugins/verified.json: the recipe or trial of "${name}" changed since it ran. Run: npm run plugins:verify -- ${name}`,
      ),
    ).toEqual([]);
  });

  it('belong to the versions that the page shows: else run npm run plugins:verify -- NAME', () => {
    const versions = Object.entries(verified).map(([name, { version }]) => [name, version]);
    expect(metadataSchema.parse(metadataFile)).toMatchObject(
      Object.fromEntries(versions.map(([name, version]) => [name, { version }])),
    );
  });

  it('were made with gulp 5.0.1', () => {
    expect(new Set(Object.values(verified).map(({ gulp }) => gulp))).toEqual(new Set(['5.0.1']));
  });

  it('give a detail exactly where a recipe failed, and the catalogue explains it in both languages', () => {
    const complaints = Object.entries(verified).flatMap(([name, { outcome, detail }]) => {
      if (outcome !== 'fails') {
        return detail ? [`verified.json: a detail of "${name}", which works. Remove it.`] : [];
      }
      const { job, note } = catalogue.find((entry) => entry.name === name) ?? {};
      return [
        ...(detail ? [] : [`verified.json: "${name}" fails, and no detail says how.`]),
        ...(note
          ? []
          : [`"${name}", job ${job}: it fails. Say why in its note, in both languages.`]),
      ];
    });
    expect(complaints).toEqual([]);
  });
});

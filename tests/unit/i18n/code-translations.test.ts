import { readFileSync } from 'node:fs';
import path from 'node:path';

import { readDefaultCodeTranslationMessages } from '@docusaurus/theme-translations';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';

import { listingTexts } from '../../../src/plugin-directory/listing-texts';
import { collectSourceTexts, type SourceTexts } from './source-texts';

const root = path.resolve(import.meta.dirname, '../../..');
const TRANSLATIONS = 'i18n/zh-Hans/code.json';

/** Names and error messages, which are the same in every language. */
const SAME_IN_CHINESE = [
  'code.tabs.commonjs',
  'home.back.collective',
  'home.next.api',
  'home.next.async',
  'plugins.format.commonjs',
  'plugins.job.html',
  'plugins.job.svg',
  'plugins.job.typescript',
  'tasks.gulpfile.name',
];

const chinese = z
  .record(
    z.string(),
    z.strictObject({ message: z.string().min(1), description: z.string().optional() }),
  )
  .parse(JSON.parse(readFileSync(path.join(root, TRANSLATIONS), 'utf8')));

let source: SourceTexts;
/** Messages that the theme brings in Chinese. An entry of ours replaces one of them. */
let shipped: Readonly<Record<string, string>>;

beforeAll(async () => {
  source = await collectSourceTexts(root);
  shipped = {
    ...(await readDefaultCodeTranslationMessages({ locale: 'zh-Hans', name: 'theme-common' })),
    ...(await readDefaultCodeTranslationMessages({
      locale: 'zh-Hans',
      name: 'theme-search-algolia',
    })),
  };
});

function placeholders(message: string): readonly string[] {
  return [...new Set(message.match(/\{\w+\}/g))].sort();
}

function samePlaceholders(one: string, other: string): boolean {
  return placeholders(one).join() === placeholders(other).join();
}

describe('the texts of the interface', () => {
  test('can be read by the generator', () => {
    expect(source.warnings).toEqual([]);
    expect(source.texts.length).toBeGreaterThan(0);
  });

  test('are the same for the plugin listing in the search', () => {
    const english = new Map(source.texts.map(({ id, message }) => [id, message]));
    expect(listingTexts({})).toEqual({
      title: english.get('plugins.title'),
      description: english.get('plugins.description'),
      recipes: {
        title: english.get('plugins.recipes.title'),
        description: english.get('plugins.recipes.description'),
      },
    });
  });

  test('have a message in Chinese', () => {
    const missing = source.texts
      .filter(({ id }) => !(id in chinese) && !(id in shipped))
      .map(
        ({ file, id, message }) =>
          `${file}: "${id}" has no message in Chinese. Add "${id}" to ${TRANSLATIONS}, with this as its description: ${message}`,
      );
    expect(missing).toEqual([]);
  });

  test('still say what was translated', () => {
    const stale = source.texts.flatMap(({ file, id, message }) => {
      const translated = chinese[id];
      return translated === undefined || translated.description === message
        ? []
        : [
            `${file}: "${id}" says "${message}", and not what its description in ${TRANSLATIONS} says. Renew the message there, then the description.`,
          ];
    });
    expect(stale).toEqual([]);
  });

  test('keep their placeholders in Chinese', () => {
    const changed = source.texts.flatMap(({ file, id, message }) => {
      const translated = chinese[id]?.message ?? shipped[id];
      return translated === undefined || samePlaceholders(message, translated)
        ? []
        : [
            `${TRANSLATIONS}: "${id}" has the placeholders [${placeholders(translated).join(', ')}], but ${file} fills [${placeholders(message).join(', ')}]. Use exactly these.`,
          ];
    });
    expect(changed).toEqual([]);
  });
});

describe(TRANSLATIONS, () => {
  test('has no entry left over', () => {
    const used = new Set(source.texts.map(({ id }) => id));
    const leftOver = Object.keys(chinese)
      .filter((id) => !used.has(id) && !(id in shipped))
      .map(
        (id) =>
          `${TRANSLATIONS}: nothing in src uses "${id}", nor does the theme. Remove the entry or correct its id.`,
      );
    expect(leftOver).toEqual([]);
  });

  test('keeps the placeholders of the texts of the theme', () => {
    const changed = Object.entries(chinese).flatMap(([id, { message }]) => {
      const replaced = shipped[id];
      return replaced === undefined || samePlaceholders(message, replaced)
        ? []
        : [
            `${TRANSLATIONS}: "${id}" has the placeholders [${placeholders(message).join(', ')}], but the theme fills [${placeholders(replaced).join(', ')}]. Use exactly these.`,
          ];
    });
    expect(changed).toEqual([]);
  });

  test('is written in Chinese', () => {
    const foreign = Object.entries(chinese)
      .filter(([id, { message }]) => {
        // Marks and values alone are of no language.
        const words = message.replace(/\{\w+\}/gu, '');
        return (
          /^\P{Script=Han}*\p{L}\P{Script=Han}*$/u.test(words) && !SAME_IN_CHINESE.includes(id)
        );
      })
      .map(
        ([id, { message }]) =>
          `${TRANSLATIONS}: "${id}" says "${message}". Translate it, or add the id to SAME_IN_CHINESE where it is a name.`,
      );
    expect(foreign).toEqual([]);
  });
});

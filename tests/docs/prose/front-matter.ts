import * as z from 'zod';

import type { Finding } from './finding';
import type { Page } from './page';

/** Search engines cut descriptions at about 160 characters; Chinese says more in fewer. */
const descriptionLength = { en: [60, 150], 'zh-Hans': [20, 90] } as const;

const schemas = { en: schemaFor('en'), 'zh-Hans': schemaFor('zh-Hans') } as const;

const KEYS = Object.keys(schemas.en.shape).join(', ');

function schemaFor(locale: Page['locale']) {
  const [least, most] = descriptionLength[locale];
  return z.strictObject({
    title: z
      .string({ error: absentOrNoText })
      .min(2, 'write at least 2 characters')
      .max(60, 'write at most 60 characters'),
    description: z
      .string({ error: absentOrNoText })
      .min(least, `write at least ${least} characters`)
      .max(most, `write at most ${most} characters`)
      .regex(/[.。]$/, 'end it with a period')
      .refine(
        (text) => !/[.。].*[.。]$/.test(text.replace(/(?<=\w)\.(?=\w)/g, '')),
        'write one sentence',
      ),
    keywords: z
      .array(z.string('quote it: it is no text'), 'add a list of the words that readers type')
      .min(3, 'name at least three words or messages that readers type')
      .refine((words) => new Set(words).size === words.length, 'name each once'),
    sidebar_label: z.string().min(1).max(40).optional(),
    // `searches` checks it against the headings.
    searches: z.unknown().optional(),
  });
}

function absentOrNoText({ input }: { readonly input?: unknown }): string {
  return input === undefined ? 'add one' : 'quote it: it is no text';
}

/**
 * @param page a page of any language
 * @returns findings about what its front matter lacks
 */
export function frontMatter(page: Page): readonly Finding[] {
  const result = schemas[page.locale].safeParse(page.frontMatter);
  return (result.error?.issues ?? []).flatMap(({ path, message, ...issue }) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => finding(key, `pages have no such key; they have ${KEYS}`))
      : finding(path.join('.'), message),
  );
}

function finding(key: string, message: string): Finding {
  return { line: 1, message: `"${key}" of the front matter: ${message}.` };
}

import * as z from 'zod';

import type { Finding } from './finding';
import type { Page } from './page';

/** Search engines cut descriptions at about 160 characters; Chinese says more in fewer. */
const descriptionLength = { en: [60, 150], 'zh-Hans': [20, 90] } as const;

const schemas = { en: schemaFor('en'), 'zh-Hans': schemaFor('zh-Hans') } as const;

function schemaFor(locale: Page['locale']) {
  const [least, most] = descriptionLength[locale];
  return z.object({
    title: z.string('add one').min(2).max(60),
    description: z
      .string('add one')
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
  });
}

/**
 * @param page a page of any language
 * @returns findings about what its front matter lacks
 */
export function frontMatter(page: Page): readonly Finding[] {
  const result = schemas[page.locale].safeParse(page.frontMatter);
  return (result.error?.issues ?? []).map(({ path, message }) => ({
    line: 1,
    message: `"${path.join('.')}" of the front matter: ${message}.`,
  }));
}

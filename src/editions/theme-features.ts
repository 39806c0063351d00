import type { ThemeConfig } from '@docusaurus/types';
import * as z from 'zod';

const schema = z.object({
  colorMode: z.object({ defaultMode: z.enum(['light', 'dark']), disableSwitch: z.boolean() }),
  announcementBar: z.object({ id: z.string() }).optional(),
});

/** Features of the theme that only some editions use. */
export interface ThemeFeatures {
  /** The edition is light, whatever the reader's system or storage says. */
  readonly lightOnly: boolean;
  /** Id of the announcement; undefined when nothing is announced. */
  readonly announcementId: string | undefined;
}

/**
 * Reads which features of the theme the edition uses. All code that leaves something out of one edition
 * asks here.
 *
 * @param themeConfig The theme's configuration, as the edition makes it.
 * @throws ZodError when it has another form.
 */
export function themeFeatures(themeConfig: ThemeConfig): ThemeFeatures {
  const { colorMode, announcementBar } = schema.parse(themeConfig);
  return {
    lightOnly: colorMode.disableSwitch && colorMode.defaultMode === 'light',
    announcementId: announcementBar?.id,
  };
}

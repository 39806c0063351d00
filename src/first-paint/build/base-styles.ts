import { createRequire } from 'node:module';
import path from 'node:path';

/** Components of the theme whose own styles show nothing here, or stand in src/css. */
const PLAIN_COMPONENTS = [
  'Admonition/Layout',
  'DocBreadcrumbs',
  'DocItem/TOC/Mobile',
  'DocSidebarItem/Link',
  'Heading',
  'MDXComponents/Ul',
  'Navbar/ColorModeToggle',
  'Navbar/Layout',
  'TOC',
];

/**
 * Style sheets of the theme and what stands in their place: src/css/foundation.css draws the class
 * names that these pages carry, of Infima a tenth.
 *
 * @param siteDir The site's folder.
 * @returns Aliases for webpack.
 */
export function baseStyles(siteDir: string): Readonly<Record<string, string | false>> {
  const { resolve } = createRequire(__filename);
  const themeCommon = createRequire(resolve('@docusaurus/theme-common'));
  return {
    [resolve('infima/dist/css/default/default.css')]: path.join(siteDir, 'src/css/foundation.css'),
    // src/css/application.css has its own.
    [resolve('@docusaurus/theme-classic/lib/nprogress.css')]: false,
    // src/css/frame.css has `:focus-visible`. This one hides outlines by a class of the body, and the
    // first click on a page recalculates the style of every element for it.
    [themeCommon.resolve('./hooks/styles.css')]: false,
    ...Object.fromEntries(
      PLAIN_COMPONENTS.map((component) => [
        resolve(`@docusaurus/theme-classic/lib/theme/${component}/styles.module.css`),
        false,
      ]),
    ),
  };
}

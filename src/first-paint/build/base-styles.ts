import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** Components of the theme whose own styles have no effect here, or are replaced in src/css. */
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
 * Replaces style sheets of the theme. src/css/foundation.css has rules only for the class names of these pages,
 * a tenth of those in Infima.
 *
 * @param siteDir The site's folder.
 * @returns Aliases for webpack.
 */
export function baseStyles(siteDir: string): Readonly<Record<string, string | false>> {
  const resolve = (file: string): string => findStyles(siteDir, file);
  return {
    [resolve('infima/dist/css/default/default.css')]: path.join(siteDir, 'src/css/foundation.css'),
    // src/css/application.css has its own.
    [resolve('@docusaurus/theme-classic/lib/nprogress.css')]: false,
    // src/css/frame.css has `:focus-visible`. This one hides outlines by a class of the body, and the
    // first click on a page recalculates the style of every element for it.
    [resolve('@docusaurus/theme-common/lib/hooks/styles.css')]: false,
    ...Object.fromEntries(
      PLAIN_COMPONENTS.map((component) => [
        resolve(`@docusaurus/theme-classic/lib/theme/${component}/styles.module.css`),
        false,
      ]),
    ),
  };
}

/**
 * @param siteDir The site's folder.
 * @param name A style sheet, by its path below `node_modules`.
 * @returns its path as webpack has it, without links
 * @throws Error when it is gone, as after an upgrade of the generator
 */
export function findStyles(siteDir: string, name: string): string {
  const file = path.join(siteDir, 'node_modules', name);
  if (!existsSync(file)) {
    throw new Error(
      `src/first-paint/build/base-styles.ts replaces ${name}, which does not exist any more. Write where its styles are now, or remove that line.`,
    );
  }
  return realpathSync(file);
}

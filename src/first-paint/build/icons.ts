import type { HtmlTagObject } from '@docusaurus/types';

/**
 * Names the icons of the site beside the one that the generator names, which is the SVG.
 *
 * @param baseUrl Base path of the site, with a slash at both ends.
 */
export function icons(baseUrl: string): HtmlTagObject[] {
  return [
    { tagName: 'link', attributes: { rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32' } },
    {
      tagName: 'link',
      attributes: { rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png` },
    },
  ];
}

import { parseFragment } from 'parse5';

/** The site's settings that form a page's title. */
interface TitleSettings {
  readonly title: string;
  readonly tagline: string;
  readonly titleDelimiter?: string;
}

/**
 * Takes the title of a page out of its head.
 *
 * @param titleTag The `<title>` element as the build collected it.
 * @param settings The site's settings.
 * @returns The title without the site's name; the tagline for a page whose title is that name.
 */
export function pageTitle(titleTag: string, settings: TitleSettings): string {
  const { title, tagline, titleDelimiter = '|' } = settings;
  const full = textOf(titleTag);
  const suffix = ` ${titleDelimiter} ${title}`;
  return full === title ? tagline : full.endsWith(suffix) ? full.slice(0, -suffix.length) : full;
}

function textOf(html: string): string {
  return parseFragment(html)
    .childNodes.flatMap((node) => ('childNodes' in node ? node.childNodes : []))
    .map((node) => ('value' in node ? node.value : ''))
    .join('');
}

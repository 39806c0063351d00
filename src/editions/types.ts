import type { EarlyTexts } from '../first-paint/early/texts';
import type { ThemeConfig } from '@docusaurus/theme-common';

/** A link that a footer column shows. `to` is a route of this site, `href` any other address. */
export type FooterLink =
  | { readonly label: string; readonly to: string }
  | { readonly label: string; readonly href: string };

/** An item that shows only an icon. Its class takes the icon from the style sheet of the edition. */
interface IconLink {
  readonly href: string;
  readonly className: `icon-link icon-link--${string}`;
  readonly 'aria-label': string;
}

/** A link that is marked on all pages whose routes begin with its base path. */
export interface PartLink {
  readonly label: string;
  readonly to: string;
  readonly activeBasePath: string;
  readonly 'aria-current': 'true';
}

/** The generator's own type of an item takes any key. */
export type NavbarItem = { readonly position: 'left' | 'right' } & (
  FooterLink | PartLink | IconLink | { readonly type: 'custom-sibling' }
);

interface FooterColumn {
  readonly title: string;
  readonly items: readonly FooterLink[];
}

/** What the reader sees above a page that only exists in another language. */
interface UntranslatedNotice {
  readonly title: string;
  readonly body: string;
  /** Language of the text below the notice, as an HTML `lang` value. */
  readonly contentLang: string;
}

/** What the reader sees below a heading whose section has changed in English since it was translated. */
export interface StaleNotice {
  /** For a section; `{section}` stands for its heading. */
  readonly section: string;
  /** For what comes before the first heading. */
  readonly top: string;
  /** Text of the link to the English section. */
  readonly link: string;
}

/** The same site in another language. */
interface SiblingEdition {
  /** Its name, in its own language. */
  readonly label: string;
  readonly htmlLang: string;
  /** Origin and path that it is published at, without a slash at the end. */
  readonly url: string;
}

/** Everything that differs between the two sites. Components get it as data and never ask which edition runs. */
export interface Edition {
  readonly name: string;
  readonly title: string;
  readonly tagline: string;
  /** Origin the edition is published on, without a path. */
  readonly url: string;
  /** Path below the origin, with a slash at both ends. */
  readonly baseUrl: string;
  readonly sibling: SiblingEdition;
  readonly locale: {
    readonly code: string;
    readonly label: string;
    readonly htmlLang: string;
    readonly direction: 'ltr' | 'rtl';
    readonly calendar: string;
    /** Name of the folder below `i18n`. */
    readonly path: string;
  };
  readonly colorMode: {
    readonly defaultMode: 'light' | 'dark';
    readonly disableSwitch: boolean;
    readonly respectPrefersColorScheme: boolean;
  };
  readonly navbar: { readonly title: string; readonly items: readonly NavbarItem[] };
  readonly footer: {
    readonly columns: readonly FooterColumn[];
    /** A longer list of sites below the columns. */
    readonly friendlyLinks?: { readonly title: string; readonly items: readonly FooterLink[] };
    /** The notice that a country's law asks a site to carry. */
    readonly registration?: { readonly label: string; readonly href: string };
    readonly copyright: string;
  };
  readonly announcementBar?: ThemeConfig['announcementBar'];
  /** The space between two sentences: none in Chinese, where a full stop is wide enough. */
  readonly sentenceGap: ' ' | '';
  readonly earlyTexts: EarlyTexts;
  /** Stands before the links of a recipe to the entries of its plugins. */
  readonly pluginLinksLabel: string;
  /** Says in `llms.txt` that each page of the docs has a copy as Markdown, and where. */
  readonly markdownCopies: string;
  readonly untranslatedNotice?: UntranslatedNotice;
  readonly staleNotice?: StaleNotice;
  /** Address of an analytics script; nothing is loaded when it is absent. */
  readonly analyticsScript?: string;
}

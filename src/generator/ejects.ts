import { assertShape, type Shape } from './assert-shape';

/** The originals of the components that src/theme ejects, by the name of the component. */
export const EJECTS: Readonly<Record<string, Shape>> = {
  CodeBlock: {
    package: '@docusaurus/theme-classic',
    file: 'lib/theme/CodeBlock/index.js',
    hash: '639f8655d319e123',
  },
  ColorModeToggle: {
    package: '@docusaurus/theme-classic',
    file: 'lib/theme/ColorModeToggle/index.js',
    hash: '0841510143c853a5',
  },
  'DocRoot/Layout': {
    package: '@docusaurus/theme-classic',
    file: 'lib/theme/DocRoot/Layout/index.js',
    hash: '16c29f8191dc0187',
  },
  'DocSidebar/Desktop': {
    package: '@docusaurus/theme-classic',
    file: 'lib/theme/DocSidebar/Desktop/index.js',
    hash: 'a509de0be954ea19',
  },
  DocVersionBanner: {
    package: '@docusaurus/theme-classic',
    file: 'lib/theme/DocVersionBanner/index.js',
    hash: 'e97f18c461dfebb3',
  },
  Error: {
    package: '@docusaurus/core',
    file: 'lib/client/theme-fallback/Error/index.js',
    hash: '4037ad84f1980a33',
  },
  ErrorPageContent: {
    package: '@docusaurus/theme-classic',
    file: 'lib/theme/ErrorPageContent.js',
    hash: 'a85bb2d0b98bbb2c',
  },
  Footer: {
    package: '@docusaurus/theme-classic',
    file: 'lib/theme/Footer/index.js',
    hash: '6ce037aaac9dbf63',
  },
  Loading: {
    package: '@docusaurus/core',
    file: 'lib/client/theme-fallback/Loading/index.js',
    hash: 'ffd8013daa28cd24',
  },
  'MDXComponents/Details': {
    package: '@docusaurus/theme-classic',
    file: 'lib/theme/MDXComponents/Details.js',
    hash: '262565bf237f240f',
  },
  'NavbarItem/ComponentTypes': {
    package: '@docusaurus/theme-classic',
    file: 'lib/theme/NavbarItem/ComponentTypes.js',
    hash: '90ba290ccf01e0b8',
  },
  'NotFound/Content': {
    package: '@docusaurus/theme-classic',
    file: 'lib/theme/NotFound/Content/index.js',
    hash: '1339cadd0fe0b2a2',
  },
  Root: {
    package: '@docusaurus/core',
    file: 'lib/client/theme-fallback/Root/index.js',
    hash: '450d33ef242b1cc6',
  },
  SearchBar: {
    package: '@docusaurus/theme-search-algolia',
    file: 'lib/theme/SearchBar/index.js',
    hash: '57e4224bc7c6b21b',
  },
  SearchPage: {
    package: '@docusaurus/theme-search-algolia',
    file: 'lib/theme/SearchPage/index.js',
    hash: '3526e2c13c25fb06',
  },
};

/**
 * Checks that the theme's originals are as they were when their ejects were written.
 *
 * @throws Error naming the first eject whose original changed; it says what to do.
 */
export function assertEjects(): void {
  for (const [name, original] of Object.entries(EJECTS)) {
    assertShape(`The eject src/theme/${name}`, original);
  }
}

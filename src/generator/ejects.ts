import type { Reliances } from './reliances';

/** The originals of the components that src/theme ejects. */
export const EJECTS: Reliances = {
  '@docusaurus/theme-classic/lib/theme/CodeBlock/index.js': '639f8655d319e123',
  '@docusaurus/theme-classic/lib/theme/ColorModeToggle/index.js': '0841510143c853a5',
  '@docusaurus/theme-classic/lib/theme/DocRoot/Layout/index.js': '16c29f8191dc0187',
  '@docusaurus/theme-classic/lib/theme/DocSidebar/Desktop/index.js': 'a509de0be954ea19',
  '@docusaurus/theme-classic/lib/theme/DocVersionBanner/index.js': 'e97f18c461dfebb3',
  '@docusaurus/core/lib/client/theme-fallback/Error/index.js': '4037ad84f1980a33',
  '@docusaurus/theme-classic/lib/theme/ErrorPageContent.js': 'a85bb2d0b98bbb2c',
  '@docusaurus/theme-classic/lib/theme/Footer/index.js': '6ce037aaac9dbf63',
  '@docusaurus/core/lib/client/theme-fallback/Loading/index.js': 'ffd8013daa28cd24',
  '@docusaurus/theme-classic/lib/theme/MDXComponents/Details.js': '262565bf237f240f',
  '@docusaurus/theme-classic/lib/theme/NavbarItem/ComponentTypes.js': '90ba290ccf01e0b8',
  '@docusaurus/theme-classic/lib/theme/NotFound/Content/index.js': '1339cadd0fe0b2a2',
  '@docusaurus/core/lib/client/theme-fallback/Root/index.js': '450d33ef242b1cc6',
  '@docusaurus/theme-search-algolia/lib/theme/SearchBar/index.js': '57e4224bc7c6b21b',
  '@docusaurus/theme-search-algolia/lib/theme/SearchPage/index.js': '3526e2c13c25fb06',
};

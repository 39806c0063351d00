import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteMetadata from '@theme-original/SiteMetadata';
import type { ReactNode } from 'react';

import { useEdition } from '@site/src/editions/useEdition';
import { useSiblingAddress } from '@site/src/editions/useSiblingAddress';
import { cardAddress } from '@site/src/social-cards/card-address';
import { CARD_HEIGHT, CARD_WIDTH } from '@site/src/social-cards/card-size';

/** The theme's metadata, and on every page its own social card and its address in each language. */
export default function SiteMetadataWithSiblings(): ReactNode {
  const { pathname } = useLocation();
  return (
    <>
      <SiteMetadata />
      <Alternates />
      <PageMetadata image={cardAddress(pathname)}>
        <meta property="og:image:width" content={String(CARD_WIDTH)} />
        <meta property="og:image:height" content={String(CARD_HEIGHT)} />
      </PageMetadata>
    </>
  );
}

/**
 * Names the page in both languages. The theme knows the locale of this edition alone, and its links
 * have the address of the first one here: the head manager keeps the last links of an address.
 */
function Alternates(): ReactNode {
  const { i18n, siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const { sibling } = useEdition();
  const addresses = [
    { htmlLang: i18n.localeConfigs[i18n.currentLocale]?.htmlLang, href: siteConfig.url + pathname },
    { htmlLang: sibling.htmlLang, href: useSiblingAddress() },
  ];
  const english = addresses.find(({ htmlLang }) => htmlLang === 'en');
  return (
    <Head>
      {[...addresses, { ...english, htmlLang: 'x-default' }].map(({ htmlLang, href }) => (
        <link key={htmlLang} rel="alternate" href={href} hrefLang={htmlLang} />
      ))}
    </Head>
  );
}

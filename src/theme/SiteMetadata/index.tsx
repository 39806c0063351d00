import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import SiteMetadata from '@theme-original/SiteMetadata';
import type { ReactNode } from 'react';

import { cardAddress } from '@site/src/social-cards/card-address';
import { CARD_HEIGHT, CARD_WIDTH } from '@site/src/social-cards/card-size';

/** The theme's metadata, and on every page the address of its own social card. */
export default function SiteMetadataWithCard(): ReactNode {
  const { pathname } = useLocation();
  return (
    <>
      <SiteMetadata />
      <PageMetadata image={cardAddress(pathname)}>
        <meta property="og:image:width" content={String(CARD_WIDTH)} />
        <meta property="og:image:height" content={String(CARD_HEIGHT)} />
      </PageMetadata>
    </>
  );
}

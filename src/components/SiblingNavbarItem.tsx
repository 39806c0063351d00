import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type { ReactNode } from 'react';

import { useEdition } from '@site/src/editions/useEdition';
import { useSiblingAddress } from '@site/src/editions/useSiblingAddress';

/** Leads to the same page in the other language. */
export function SiblingNavbarItem({ mobile }: { readonly mobile?: boolean }): ReactNode {
  const { label, htmlLang } = useEdition().sibling;
  return (
    <DefaultNavbarItem
      {...(mobile && { mobile })}
      // As a label it would get the mark of a link that leaves the site.
      html={label}
      href={useSiblingAddress()}
      hrefLang={htmlLang}
      lang={htmlLang}
      // The theme opens other origins in a new tab, and this is the same page.
      target={undefined}
      rel={undefined}
    />
  );
}

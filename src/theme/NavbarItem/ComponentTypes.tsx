import type { ComponentTypesObject } from '@theme/NavbarItem/ComponentTypes';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';

import { SiblingNavbarItem } from '@site/src/components/SiblingNavbarItem';

/**
 * The kinds of navbar items that the editions use. The theme's list has eight more, of which every
 * page would carry the code: drop-downs of versions and locales among them.
 */
const ComponentTypes = {
  default: DefaultNavbarItem,
  'custom-sibling': SiblingNavbarItem,
} satisfies Partial<ComponentTypesObject>;

export default ComponentTypes;

import { translate } from '@docusaurus/Translate';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { CopyButton } from '../CopyButton';

/**
 * Gives each recipe its copy buttons when it opens: in the HTML they would repeat for every plugin.
 */
export function CopyButtons({ list }: { readonly list: HTMLElement | null }): ReactNode {
  const [opened, setOpened] = useState<ReadonlySet<Element>>(new Set());
  useEffect(() => {
    const add = (recipes: Iterable<Element>): void =>
      setOpened((before) => new Set([...before, ...recipes]));
    const onToggle = ({ target }: Event): void => {
      if (target instanceof HTMLDetailsElement) add([target]);
    };
    add(list?.querySelectorAll('details[open]') ?? []);
    // The event of a <details> does not bubble.
    list?.addEventListener('toggle', onToggle, { capture: true });
    return () => list?.removeEventListener('toggle', onToggle, { capture: true });
  }, [list]);

  const name = translate({ id: 'code.name.code', message: 'Code' });
  return Array.from(opened, (recipe) => (
    <Fragment key={recipe.closest('li')?.id}>
      {Array.from(recipe.querySelectorAll('pre'), (pre) =>
        createPortal(<CopyButton name={name} />, pre),
      )}
    </Fragment>
  ));
}

import type { ReactNode } from 'react';

import { whenIdle } from '@site/src/browser/when-idle';

import type { SearchDialogProps } from '../dialog';

export type Dialog = (props: SearchDialogProps) => ReactNode;

/**
 * Loads the code of the dialog and what it searches in; repeated calls load nothing twice.
 *
 * @throws Error when the code cannot be fetched. The next call tries again.
 */
export async function loadDialog(): Promise<Dialog> {
  const { default: SearchDialog, warmUp } = await import(
    /* webpackChunkName: "search-dialog" */ '../dialog'
  );
  // After the dialog is painted: building the index before would delay it.
  whenIdle(warmUp, 500);
  return SearchDialog;
}

/** Loads the dialog ahead of its use. A failure is shown only when the reader opens it. */
export function preloadDialog(): void {
  loadDialog().catch(() => undefined);
}

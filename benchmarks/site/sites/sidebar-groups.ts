import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import * as z from 'zod';

import sidebars from '../../../sidebars';

/** One category of the sidebar, as other generators want it. */
export interface SidebarGroup {
  readonly label: string;
  readonly pages: readonly string[];
}

const groupsSchema = z.array(z.object({ label: z.string(), items: z.array(z.string()) }));

/** Reads the categories of the docs sidebar; each holds pages only. */
export function sidebarGroups(config: SidebarsConfig = sidebars): readonly SidebarGroup[] {
  return groupsSchema.parse(config.docs).map(({ label, items }) => ({ label, pages: items }));
}

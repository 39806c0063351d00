import { readdir } from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod';

import sidebars from '../../../sidebars';

/** One category of a sidebar that knows nothing of our generator. */
export interface SidebarGroup {
  readonly label: string;
  readonly pages: readonly string[];
}

const groupsSchema = z.array(z.object({ label: z.string(), items: z.array(z.string()) }));

/** Reads the categories of the docs sidebar; each holds pages only. */
export function sidebarGroups(): readonly SidebarGroup[] {
  return groupsSchema.parse(sidebars.docs).map(({ label, items }) => ({ label, pages: items }));
}

/** All pages of one folder as a category. */
export async function folderGroup(pages: string, folder: string): Promise<SidebarGroup> {
  const files = await readdir(path.join(pages, folder), { recursive: true });
  return {
    label: folder,
    pages: files
      .filter((file) => file.endsWith('.md'))
      .map((file) => path.posix.join(folder, file.split(path.sep).join('/').replace(/\.md$/, ''))),
  };
}

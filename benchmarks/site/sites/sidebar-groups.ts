import { readdir } from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod';

import sidebars from '../../../sidebars';

/** A category of a sidebar that knows nothing of our generator. */
interface SidebarGroup {
  readonly label: string;
  readonly items: readonly SidebarItem[];
}

/** A page, by its path without ending, or a category within a category. */
export type SidebarItem = string | SidebarGroup;

const groupSchema: z.ZodType<SidebarGroup> = z.object({
  label: z.string(),
  items: z.array(z.union([z.string(), z.lazy(() => groupSchema)])),
});

/**
 * Reads the categories of the docs sidebar.
 *
 * @throws ZodError where it holds something else than pages and categories
 */
export function sidebarGroups(): readonly SidebarGroup[] {
  return z.array(groupSchema).parse(sidebars.docs);
}

/** All pages of one folder as a category. */
export async function folderGroup(pages: string, folder: string): Promise<SidebarGroup> {
  const files = await readdir(path.join(pages, folder), { recursive: true });
  return {
    label: folder,
    items: files
      .filter((file) => file.endsWith('.md'))
      .map((file) => path.posix.join(folder, file.split(path.sep).join('/').replace(/\.md$/, ''))),
  };
}

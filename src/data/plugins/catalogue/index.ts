import type { Job } from '../jobs';
import type { CatalogueEntry } from '../schema';
import { archives } from './archives';
import { deploy } from './deploy';
import { files } from './files';
import { flow } from './flow';
import { fonts } from './fonts';
import { html } from './html';
import { images } from './images';
import { incremental } from './incremental';
import { lint } from './lint';
import { revisions } from './revisions';
import { scripts } from './scripts';
import { server } from './server';
import { styles } from './styles';
import { svg } from './svg';
import { templates } from './templates';
import { test } from './test';
import { typescript } from './typescript';

/** What people wrote, by the file of this folder that it stands in. */
export const catalogueFiles = {
  styles,
  scripts,
  typescript,
  templates,
  html,
  images,
  svg,
  fonts,
  archives,
  revisions,
  lint,
  test,
  flow,
  incremental,
  files,
  server,
  deploy,
} satisfies Record<Job, readonly CatalogueEntry[]>;

/** Every entry that a person wrote, in the order of the jobs. */
export const catalogue: readonly CatalogueEntry[] = Object.values(catalogueFiles).flat();

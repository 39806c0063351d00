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
import type { Trials } from './schema';
import { scripts } from './scripts';
import { server } from './server';
import { styles } from './styles';
import { svg } from './svg';
import { templates } from './templates';
import { test } from './test';
import { typescript } from './typescript';

/** How the recipe of each plugin is tried. Only the verifier and tests read this; no page does. */
export const trials: Trials = {
  ...styles,
  ...scripts,
  ...typescript,
  ...templates,
  ...html,
  ...images,
  ...svg,
  ...fonts,
  ...archives,
  ...revisions,
  ...lint,
  ...test,
  ...flow,
  ...incremental,
  ...files,
  ...server,
  ...deploy,
};

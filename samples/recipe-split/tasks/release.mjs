import { series } from 'gulp';
import { build } from '../circle.mjs';

export const release = series(build, async function upload() {});

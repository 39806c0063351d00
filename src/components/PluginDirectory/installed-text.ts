import { translate } from '@docusaurus/Translate';

const MEGABYTE = 1e6;

/**
 * Says how much a plugin adds to a project.
 * @param bytes All files that its installation brings.
 */
export function installedText(bytes: number): string {
  const size =
    bytes < MEGABYTE
      ? `${Math.max(1, Math.round(bytes / 1000))} kB`
      : `${(bytes / MEGABYTE).toFixed(bytes < 10 * MEGABYTE ? 1 : 0)} MB`;
  return translate({ id: 'plugins.installed', message: '{size} installed' }, { size });
}

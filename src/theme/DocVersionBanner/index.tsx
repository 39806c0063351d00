import { useDocsPreferredVersion, useDocsVersion } from '@docusaurus/theme-common/internal';
import { useEffect } from 'react';

/**
 * Saves the version that the reader visits as the preferred one, under the theme's own key. The
 * theme saves it only through a version dropdown, which a site of one version does not have. Nor does
 * such a site have a banner to show.
 */
export default function DocVersionBanner(): null {
  const { pluginId, version } = useDocsVersion();
  const { preferredVersion, savePreferredVersionName } = useDocsPreferredVersion(pluginId);
  const preferred = preferredVersion?.name;

  useEffect(() => {
    if (preferred !== version) {
      savePreferredVersionName(version);
    }
  }, [preferred, version, savePreferredVersionName]);

  return null;
}

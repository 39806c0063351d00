import { useDocsPreferredVersion, useDocsVersion } from '@docusaurus/theme-common/internal';
import DocVersionBanner from '@theme-original/DocVersionBanner';
import type { Props } from '@theme/DocVersionBanner';
import { useEffect, type ReactNode } from 'react';

/**
 * Saves the version that the reader visits as the preferred one, under the theme's own key. The
 * theme saves it only through a version dropdown, which a site of one version does not have.
 */
export default function DocVersionBannerWrapper(props: Props): ReactNode {
  const { pluginId, version } = useDocsVersion();
  const { preferredVersion, savePreferredVersionName } = useDocsPreferredVersion(pluginId);
  const preferred = preferredVersion?.name;

  useEffect(() => {
    if (preferred !== version) {
      savePreferredVersionName(version);
    }
  }, [preferred, version, savePreferredVersionName]);

  return <DocVersionBanner {...props} />;
}

import type { Props } from '@theme/Error';
import type { ReactNode } from 'react';

import CrashScreen from '@site/src/components/CrashScreen';

/** A crash inside a page: navbar and footer stay around the crash screen. */
export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  return <CrashScreen error={error} tryAgain={tryAgain} />;
}

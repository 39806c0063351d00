import CloseButton from '@theme-original/AnnouncementBar/CloseButton';
import type { Props } from '@theme/AnnouncementBar/CloseButton';
import type { ReactNode } from 'react';

/** The close button, marked so that the early script can act on it before hydration. */
export default function CloseButtonWrapper(props: Props): ReactNode {
  return <CloseButton {...props} data-early="announcement" />;
}

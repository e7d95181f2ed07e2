import { VisuallyHidden } from '@segue/ui';
import { useUnit } from 'effector-react';
import { $announcement } from './model';

/** Tells screen readers, politely, which track playback has moved on to. */
export function TrackAnnouncement() {
  const text = useUnit($announcement);
  return <VisuallyHidden aria-live="polite">{text}</VisuallyHidden>;
}

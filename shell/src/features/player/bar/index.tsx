// The player bar: the current track, its controls and the queue button; expanded or collapsed.
import { $isPlayerExpanded } from '@segue/stores/ports';
import { useUnit } from 'effector-react';
import { TrackAnnouncement } from './announcement';
import { CollapsedBar } from './collapsed';
import { OtherTabNotice } from './other-tab-notice';
import { ExpandedBar } from './expanded';
import { ProgressLine } from './progress-line';

export function PlayerBar() {
  const isExpanded = useUnit($isPlayerExpanded);
  return (
    <>
      <ProgressLine />
      <TrackAnnouncement />
      <OtherTabNotice />
      {isExpanded ? <ExpandedBar /> : <CollapsedBar />}
    </>
  );
}

// The player bar: what plays, its controls, and the way to the queue. Expanded or a thin line of the same.
import { $isPlayerExpanded } from '@segue/stores';
import { useUnit } from 'effector-react';
import { CollapsedBar } from './collapsed';
import { Elsewhere } from './elsewhere';
import { ExpandedBar } from './expanded';
import { ProgressLine } from './progress-line';

export function PlayerBar() {
  const isExpanded = useUnit($isPlayerExpanded);
  return (
    <>
      <ProgressLine />
      <Elsewhere />
      {isExpanded ? <ExpandedBar /> : <CollapsedBar />}
    </>
  );
}

// The tracks of a playlist, sortable. Loaded on its own: the drag library is large.
import { TrackList, TrackRow, type TrackRowProps } from '@segue/tracks';
import { SortableTracks, useSortableTrack } from '@segue/tracks/sortable';
import { useUnit } from 'effector-react';
import type { ComponentProps } from 'react';
import { moveRequested } from './model';

export function SortableList(list: ComponentProps<typeof TrackList>) {
  const { tracks } = list;
  const onMove = useUnit(moveRequested);
  return (
    <SortableTracks tracks={tracks} gripTabIndex={-1} onMove={({ from, to }) => onMove({ tracks, from, to })}>
      {(heldIndex) => <TrackList {...list} pinned={heldIndex} rowOf={(row) => <SortableRow {...row} />} />}
    </SortableTracks>
  );
}

function SortableRow(props: TrackRowProps) {
  const { row, grip } = useSortableTrack(props.track);
  return <TrackRow {...props} row={row} grip={grip} />;
}

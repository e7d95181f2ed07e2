// The tracks of a playlist, sortable. Loaded on its own: the drag library is large.
import { trackKey, type Track } from '@segue/contract';
import { TrackList, TrackRow } from '@segue/tracks';
import { SortableTracks, useSortableTrack } from '@segue/tracks/sortable';
import { useUnit } from 'effector-react';
import type { ComponentProps, ReactNode } from 'react';
import { moveRequested } from './model';

type Props = ComponentProps<typeof TrackList> & { actionsOf: (track: Track) => ReactNode };

export function SortableList(list: Props) {
  const { tracks, actionsOf } = list;
  const onMove = useUnit(moveRequested);
  return (
    <SortableTracks tracks={tracks} onMove={({ from, to }) => onMove({ tracks, from, to })}>
      {(heldIndex) => (
        <TrackList
          {...list}
          pinned={heldIndex}
          rowOf={(track, number, total) => (
            <SortableRow
              key={trackKey(track)}
              track={track}
              number={number}
              total={total}
              actions={actionsOf(track)}
            />
          )}
        />
      )}
    </SortableTracks>
  );
}

function SortableRow(props: ComponentProps<typeof TrackRow>) {
  const { row, grip } = useSortableTrack(props.track);
  return <TrackRow {...props} row={row} grip={grip} />;
}

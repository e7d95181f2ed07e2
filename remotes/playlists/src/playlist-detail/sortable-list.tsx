// Sortable tracks, loaded on their own: the drag library is large. A song of both services keeps two rows; the second says so.
import { PROVIDERS, trackKey } from '@segue/contract';
import { TrackList, TrackRow, type TrackRowProps } from '@segue/ui/tracks';
import { SortableTracks, useSortableTrack } from '@segue/ui/tracks/sortable';
import { repeatedSongs, VersionsChip } from '@segue/ui/tracks/versions';
import { useUnit } from 'effector-react';
import { useMemo, type ComponentProps } from 'react';
import { moveRequested } from './model';

export function SortableList(list: ComponentProps<typeof TrackList>) {
  const { tracks } = list;
  const onMove = useUnit(moveRequested);
  const repeated = useMemo(() => repeatedSongs(tracks), [tracks]);
  const rowOf = (row: TrackRowProps) => {
    const earlier = repeated.get(trackKey(row.track));
    if (earlier === undefined) return <SortableRow {...row} />;
    const providers = PROVIDERS.filter((one) => one === earlier || one === row.track.provider);
    return <SortableRow {...row} isMixed={false} marks={<VersionsChip providers={providers} />} />;
  };
  return (
    <SortableTracks tracks={tracks} onMove={({ from, to }) => onMove({ tracks, from, to })}>
      {(heldIndex) => <TrackList {...list} pinned={heldIndex} rowOf={rowOf} />}
    </SortableTracks>
  );
}

function SortableRow(props: TrackRowProps) {
  const { row, grip } = useSortableTrack(props.track);
  return <TrackRow {...props} row={row} grip={grip} />;
}

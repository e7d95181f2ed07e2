import { trackKey, type Track } from '@segue/contract';
import { lazyPart, VisuallyHidden } from '@segue/ui';
import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { TrackRow } from '../track-row';
import { EndSentinel } from './end-sentinel';
import { SkeletonRow, SkeletonRows } from './skeleton-row';

export type TrackListProps = {
  /** The accessible name of the list. */
  label: string;
  tracks: readonly Track[];
  /** The first answer is on its way. */
  isLoading?: boolean;
  /** More rows are on their way. */
  isLoadingMore?: boolean;
  /** Whether reaching the end asks for more. */
  hasMore?: boolean;
  onEndReached?: () => void;
  /** What stands there when nothing does. */
  empty?: ReactNode;
  /** Controls that only this list has, for each of its rows. */
  actionsOf?: (track: Track) => ReactNode;
  /** The row itself, where a list has one of its own. */
  rowOf?: (track: Track, place: number, total: number | undefined) => ReactNode;
  /** It stands in a box that scrolls. */
  boxed?: boolean;
  /** A row that stays drawn in a long list, counted from 0. */
  pinned?: number | undefined;
};

const ROWS_EXPECTED = 6;
const HOUR_MS = 3_600_000;
/** From here on only what is in view is drawn. */
const LONG = 100;

const BoxedRows = lazyPart(async () => (await import('./long-rows')).BoxedRows);
const PageRows = lazyPart(async () => (await import('./long-rows')).PageRows);

/** Rows of tracks, what comes before them, and what comes after them. */
export function TrackList(props: TrackListProps) {
  const { label, tracks, isLoading = false, isLoadingMore = false, hasMore = false } = props;
  const { onEndReached, empty, actionsOf, boxed = false, pinned } = props;
  const list = useRef<HTMLUListElement>(null);
  const rowOf =
    props.rowOf ??
    ((track: Track, place: number, total?: number) => (
      <TrackRow
        key={trackKey(track)}
        track={track}
        number={place}
        total={total}
        actions={actionsOf?.(track)}
      />
    ));
  const Rows = boxed ? BoxedRows : PageRows;
  if (tracks.length === 0 && !isLoading) return empty;
  return (
    <List
      ref={list}
      aria-label={label}
      aria-busy={isLoading || isLoadingMore || undefined}
      data-hours={tracks.some(({ duration }) => duration >= HOUR_MS) || undefined}
    >
      {tracks.length === 0 && <SkeletonRows count={ROWS_EXPECTED} />}
      {tracks.length <= LONG ? (
        tracks.map((track, index) => rowOf(track, index + 1, undefined))
      ) : (
        <Rows
          loading={tracks.slice(0, LONG).map((track, index) => rowOf(track, index + 1, tracks.length))}
          list={list}
          tracks={tracks}
          rowOf={rowOf}
          pinned={pinned}
        />
      )}
      {isLoadingMore && (
        <>
          <SkeletonRow />
          <li>
            <VisuallyHidden role="status">Loading more</VisuallyHidden>
          </li>
        </>
      )}
      {hasMore && onEndReached && <EndSentinel onReached={onEndReached} after={tracks.length} />}
    </List>
  );
}

const List = styled.ul`
  /* Rows arrange themselves by the width of their list, not of the window. */
  container: tracks / inline-size;
  /* Room for mm:ss, or for h:mm:ss in all rows: what stands before the time lines up. */
  --time-width: 2.4rem;
  &[data-hours] {
    --time-width: 3.2rem;
  }
  /* Rows come and go while it is scrolled; a browser that holds on to one of them would scroll with it. */
  overflow-anchor: none;
`;

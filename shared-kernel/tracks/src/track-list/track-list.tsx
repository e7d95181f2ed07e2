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
  /** The first page is loading. */
  isLoading?: boolean;
  /** A further page is loading. */
  isLoadingMore?: boolean;
  /** There are further pages: reaching the end calls `onEndReached`. */
  hasMore?: boolean;
  onEndReached?: () => void;
  /** Shown when there are no tracks. */
  empty?: ReactNode;
  /** Additional controls for each row. */
  actionsOf?: (track: Track) => ReactNode;
  /** Renders a row; a `TrackRow` unless given. */
  rowOf?: (track: Track, position: number, total: number | undefined) => ReactNode;
  /** The list is inside a scrolling box. */
  boxed?: boolean;
  /** Index of a row that a long list keeps rendered. */
  pinned?: number | undefined;
};

const ROWS_EXPECTED = 6;
const HOUR_MS = 3_600_000;
/** Longer lists render only the rows in view. */
const MAX_RENDERED_ROWS = 100;

const BoxedRows = lazyPart(async () => (await import('./long-rows')).BoxedRows);
const PageRows = lazyPart(async () => (await import('./long-rows')).PageRows);

/** Rows of tracks, with placeholders while loading and the empty state. */
export function TrackList(props: TrackListProps) {
  const { label, tracks, isLoading = false, isLoadingMore = false, hasMore = false } = props;
  const { onEndReached, empty, actionsOf, boxed = false, pinned } = props;
  const list = useRef<HTMLUListElement>(null);
  const rowOf =
    props.rowOf ??
    ((track: Track, position: number, total?: number) => (
      <TrackRow
        key={trackKey(track)}
        track={track}
        number={position}
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
      {tracks.length <= MAX_RENDERED_ROWS ? (
        tracks.map((track, index) => rowOf(track, index + 1, undefined))
      ) : (
        <Rows
          loading={tracks
            .slice(0, MAX_RENDERED_ROWS)
            .map((track, index) => rowOf(track, index + 1, tracks.length))}
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
  /* The layout of a row depends on the width of its list, not of the window. */
  container: tracks / inline-size;
  /* Width of mm:ss, or of h:mm:ss in all rows, so that the columns line up. */
  --time-width: 2.4rem;
  &[data-hours] {
    --time-width: 3.2rem;
  }
  /* Rows are added and removed while scrolling; scroll anchoring would move the page with them. */
  overflow-anchor: none;
`;

import { trackKey, type Track } from '@segue/contract';
import { VisuallyHidden } from '@segue/ui';
import type { ReactNode } from 'react';
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
};

const ROWS_EXPECTED = 6;

/** Rows of tracks, what comes before them, and what comes after them. */
export function TrackList(props: TrackListProps) {
  const { label, tracks, isLoading = false, isLoadingMore = false, hasMore = false } = props;
  const { onEndReached, empty, actionsOf } = props;
  if (tracks.length === 0 && !isLoading) return empty;
  return (
    <List aria-label={label} aria-busy={isLoading || isLoadingMore || undefined}>
      {tracks.length === 0 && <SkeletonRows count={ROWS_EXPECTED} />}
      {tracks.map((track, index) => (
        <TrackRow key={trackKey(track)} track={track} number={index + 1} actions={actionsOf?.(track)} />
      ))}
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
`;

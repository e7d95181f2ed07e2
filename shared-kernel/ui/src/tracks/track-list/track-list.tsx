import { trackKey, type Track } from '@segue/contract';
import type { ListOwner } from '@segue/kernel/bus';
import { lazyPart, LoadFailure, media, t, VisuallyHidden } from '@segue/ui';
import {
  type ComponentType,
  Fragment,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { useChoosing } from '../choosing';
import { useRovingRows } from '../roving-rows';
import {
  rowContainer,
  SkeletonRows,
  TableHead,
  type TableLook,
  TrackRow,
  type TrackRowProps,
} from '../track-row';

type Props = {
  /** The end of the list became visible, or still is after the list has grown. */
  onReached: () => void;
  after: number;
};

/** The invisible end of a list with more pages. */
function EndSentinel({ onReached, after }: Props) {
  const end = useRef<HTMLLIElement>(null);
  const reached = useEffectEvent(onReached);
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) reached();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [after]);
  return <li ref={end} aria-hidden="true" data-end-sentinel="" />;
}

export type TrackListProps = {
  label: string;
  tracks: readonly Track[];
  isLoading?: boolean;
  isLoadingMore?: boolean;
  /** There are further pages: reaching the end calls `onEndReached`. */
  hasMore?: boolean;
  /** Number of tracks of the loaded pages, where not all of them have a row. */
  loaded?: number;
  onEndReached?: () => void;
  /** A further page failed: a button retries it. */
  isNextFailed?: boolean;
  empty?: ReactNode;
  /** Tracks of both services: each row shows its service. */
  isMixed?: boolean;
  /**
   * A table with a head where there is room for one, 900 px; rows as elsewhere where there is not. Of one service, or of one album
   * there, its columns are left out.
   */
  isTable?: TableLook;
  /** The target of "Remove" in row menus: the queue, or a playlist by its id. */
  owner?: ListOwner;
  Actions?: ComponentType<{ track: Track }>;
  /** Renders a row; a `TrackRow` unless given. */
  rowOf?: (row: TrackRowProps) => ReactNode;
  boxed?: boolean;
  /** Index of a row that a long list keeps rendered; -1 for none. */
  pinned?: number;
};

const ROWS_EXPECTED = 8;
const HOUR_MS = 3_600_000;
/** Longer lists render only the rows in view. */
const MAX_RENDERED_ROWS = 100;

const BoxedRows = lazyPart(async () => (await import('./long-rows')).BoxedRows);
const PageRows = lazyPart(async () => (await import('./long-rows')).PageRows);

/** Downloads the rows of long lists, which are otherwise drawn short first. */
export const preloadLongRows = () => Promise.all([BoxedRows.preload(), PageRows.preload()]);

/** Rows of tracks, with placeholders while loading and the empty state. */
export function TrackList(props: TrackListProps) {
  const { label, tracks, isLoading = false, isLoadingMore = false, hasMore = false } = props;
  const {
    onEndReached,
    empty,
    isMixed = false,
    isTable = false,
    Actions,
    boxed = false,
    pinned = -1,
    owner = 'tracks',
  } = props;
  const list = useRef<HTMLUListElement>(null);
  const { tabStop, listProps } = useRovingRows(list, tracks);
  const choosingHandlers = useChoosing({ owner, tracks });
  // A filtered list is not virtualized again: each of its rows would be mounted anew.
  const [wasLong, setLong] = useState(false);
  const isLong = wasLong || tracks.length > MAX_RENDERED_ROWS;
  if (isLong !== wasLong) setLong(isLong);
  const total = isLong ? tracks.length : undefined;
  const rowOf = (index: number) => {
    const track = tracks[index]!;
    const isTabStop = index === tabStop;
    const row = { track, position: index + 1, total, isMixed, isTable, isTabStop, owner, Actions };
    return (
      <Fragment key={trackKey(track)}>{props.rowOf ? props.rowOf(row) : <TrackRow {...row} />}</Fragment>
    );
  };
  const rowsTo = (end: number) => Array.from({ length: end }, (_, index) => rowOf(index));
  const Rows = boxed ? BoxedRows : PageRows;
  if (tracks.length === 0 && !isLoading && !isLoadingMore) return empty;
  return (
    <Frame data-hours={tracks.some(({ duration }) => (duration ?? 0) >= HOUR_MS) || undefined}>
      {isTable && <TableHead isTable={isTable} />}
      <List
        ref={list}
        aria-label={label}
        aria-busy={isLoading || isLoadingMore || undefined}
        {...listProps}
        {...choosingHandlers}
      >
        {tracks.length === 0 && <SkeletonRows count={ROWS_EXPECTED} isTable={isTable} />}
        {total === undefined ? (
          rowsTo(tracks.length)
        ) : (
          <Rows
            loading={rowsTo(Math.min(tracks.length, MAX_RENDERED_ROWS))}
            tracks={tracks}
            rowOf={rowOf}
            kept={[tabStop, pinned]}
          />
        )}
        {isLoadingMore && (
          <>
            <SkeletonRows count={1} isTable={isTable} />
            <li>
              <VisuallyHidden role="status">Loading more</VisuallyHidden>
            </li>
          </>
        )}
        {props.isNextFailed && onEndReached ? (
          <li>
            <LoadFailure compact onRetry={onEndReached} isRetrying={isLoadingMore} />
          </li>
        ) : (
          hasMore &&
          onEndReached && <EndSentinel onReached={onEndReached} after={props.loaded ?? tracks.length} />
        )}
      </List>
    </Frame>
  );
}

const Frame = styled.div`
  ${rowContainer}
  /* From edge to edge of the page. */
  ${media.content.phone} {
    --row-edge: ${t('sizes.gutter')};
    --row-radius: 0;
    margin-inline: calc(${t('sizes.gutter')} * -1);
  }
`;
const List = styled.ul`
  /* Rows are added and removed while scrolling; scroll anchoring would move the page with them. */
  overflow-anchor: none;
`;

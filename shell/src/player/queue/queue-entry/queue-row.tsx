import { send } from '@segue/kernel/bus';
import { rowContainer, TrackRow, type TrackRowProps } from '@segue/ui/tracks';
import { t } from '@segue/ui';
import { useCallback, useMemo } from 'react';
import { css } from 'styled-components';
import { EntryNote } from './entry-note';

export type QueueRowProps = Pick<TrackRowProps, 'track' | 'isTabStop' | 'grip' | 'row'> & {
  index: number;
  isUpcoming: boolean;
};

export function QueueRow({ index, isUpcoming, ...row }: QueueRowProps) {
  const { track } = row;
  const onPlay = useCallback(() => send('queue/select', { index }), [index]);
  const marks = useMemo(() => <EntryNote track={track} isUpcoming={isUpcoming} />, [track, isUpcoming]);
  return <TrackRow {...row} owner="queue" isMixed onPlay={onPlay} marks={marks} />;
}

export const ENTRY_PX = 56;

/** Styles around entries: their titles have one line. */
export const queueRows = css`
  ${rowContainer}
  --row: ${ENTRY_PX}px;
  --row-edge: ${t('space.1')};
  --cover: ${t('sizes.touch')};
  --title-lines: 1;

  li[data-current] {
    background-image: linear-gradient(
      90deg,
      color-mix(in srgb, var(--provider-text) 16%, transparent),
      transparent
    );
  }
  /* The warning stands alone: artists and time have no room beside it. */
  @container tracks (max-width: 419.98px) {
    [data-warning]::after {
      content: none;
    }
    li:has([data-warning]) .time {
      display: none;
    }
  }
`;

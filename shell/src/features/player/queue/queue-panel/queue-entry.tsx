import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $isPlaying, $isSounding } from '@segue/stores';
import { MenuButton, useRowChoice, useTrackMenu } from '@segue/tracks';
import { useSortableTrack } from '@segue/tracks/sortable';
import { useUnit } from 'effector-react';
import { memo } from 'react';
import styled from 'styled-components';
import { EntryRow } from '../queue-entry';

type Props = {
  track: Track;
  index: number;
  /** Pixels from the top of the list. */
  top: number;
  isCurrent: boolean;
  isUpcoming: boolean;
  isTabStop: boolean;
  /** It cannot be moved: the list shows a part of the queue. */
  isFixed: boolean;
};

export function QueueEntry(props: Props) {
  return <Entry {...props} {...useSortableTrack(props.track)} />;
}

// The drag library renders every entry whenever one comes into view; only those that changed are rendered again.
const Entry = memo(function Entry(props: Props & ReturnType<typeof useSortableTrack>) {
  const { track, index, isCurrent, isFixed } = props;
  const menu = useTrackMenu(track, 'queue', true);
  const isChosen = useRowChoice(track, 'queue');
  const [isPlaying, isSounding] = useUnit([$isPlaying, $isSounding]);
  return (
    <Item
      {...menu}
      style={{ top: props.top }}
      aria-current={isCurrent ? 'true' : undefined}
      data-track={trackKey(track)}
    >
      <EntryRow
        {...(isFixed ? {} : props.row)}
        track={track}
        isCurrent={isCurrent}
        isChosen={isChosen}
        isPlaying={isCurrent && isPlaying}
        isSounding={isSounding}
        isUpcoming={props.isUpcoming}
        isTabStop={props.isTabStop}
        onPlay={() => send('queue/select', { index })}
        grip={isFixed ? null : props.grip}
        menu={<MenuButton track={track} tabIndex={-1} from="queue" />}
      />
    </Item>
  );
});

const Item = styled.li`
  position: absolute;
  left: 0;
  right: 0;

  /* The held entry lies above the others. */
  &:has([data-held]) {
    z-index: 2;
  }
`;

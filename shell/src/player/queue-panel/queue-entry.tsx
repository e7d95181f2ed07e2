// One entry of the queue: grip, cover, words, time and its menu.
import { useSortable } from '@dnd-kit/sortable';
import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $isPlaying, $isSounding } from '@segue/stores';
import { GripIcon } from '@segue/ui';
import { useUnit } from 'effector-react';
import { memo, type KeyboardEvent, type MouseEventHandler, type TouchEventHandler } from 'react';
import styled from 'styled-components';
import { EntryMenu } from './entry-menu';
import { Grip, Heading } from './entry-parts';
import { EntryFace } from './entry-face';
import type { Section } from './sections';

type Props = {
  track: Track;
  index: number;
  /** Pixels from the top of the list. */
  top: number;
  heading: Section | null;
  isCurrent: boolean;
  isNext: boolean;
  isLifted: boolean;
  /** Id of the words that say how a grip is used. */
  gripSaidBy: string;
  onGripKey: (event: KeyboardEvent, track: Track) => void;
  onGripLeft: () => void;
};

export function QueueEntry(props: Props) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: trackKey(props.track),
  });
  return (
    <Entry
      {...props}
      holdAt={setNodeRef}
      slidBy={transform ? transform.y : null}
      transition={transition}
      isDragging={isDragging}
      onMouseDown={listeners?.['onMouseDown'] as MouseEventHandler | undefined}
      onTouchStart={listeners?.['onTouchStart'] as TouchEventHandler | undefined}
    />
  );
}

type EntryProps = Props & {
  holdAt: (element: HTMLElement | null) => void;
  /** Pixels, while another entry is carried past. */
  slidBy: number | null;
  transition: string | undefined;
  isDragging: boolean;
  onMouseDown: MouseEventHandler | undefined;
  onTouchStart: TouchEventHandler | undefined;
};

// The library wakes every entry whenever one comes into view; only those that look different are drawn again.
const Entry = memo(function Entry(props: EntryProps) {
  const { track, index, heading, isCurrent, isLifted, slidBy } = props;
  const [isPlaying, isSounding] = useUnit([$isPlaying, $isSounding]);
  return (
    <Place style={{ top: props.top }} aria-current={isCurrent ? 'true' : undefined}>
      {heading ? <Heading>{heading}</Heading> : null}
      <EntryFace
        ref={props.holdAt}
        track={track}
        isCurrent={isCurrent}
        isPlaying={isCurrent && isPlaying}
        isSounding={isSounding}
        isNext={props.isNext}
        isLifted={isLifted}
        isGone={props.isDragging}
        style={{
          transform: slidBy === null ? undefined : `translate3d(0, ${slidBy}px, 0)`,
          transition: props.transition,
        }}
        onMouseDown={props.onMouseDown}
        onPlay={() => send('queue/select', { index })}
        grip={
          <Grip
            type="button"
            aria-label={`Move ${track.title}`}
            aria-describedby={props.gripSaidBy}
            aria-pressed={isLifted}
            data-grip={trackKey(track)}
            onTouchStart={props.onTouchStart}
            onKeyDown={(event) => props.onGripKey(event, track)}
            onBlur={({ relatedTarget }) => (relatedTarget && isLifted ? props.onGripLeft() : undefined)}
          >
            <GripIcon size={14} />
          </Grip>
        }
        menu={<EntryMenu track={track} />}
      />
    </Place>
  );
});

const Place = styled.li`
  position: absolute;
  left: 0;
  right: 0;
`;

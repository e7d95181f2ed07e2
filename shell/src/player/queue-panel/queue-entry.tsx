// One entry of the queue: grip, cover, words, time and its menu.
import { useSortable } from '@dnd-kit/sortable';
import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $isPlaying } from '@segue/stores';
import { GripIcon } from '@segue/ui';
import { useUnit } from 'effector-react';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { EntryMenu } from './entry-menu';
import { Grip, Heading } from './entry-parts';
import { EntryFace } from './entry-face';
import { MOVE_INSTRUCTIONS_ID } from './keyboard-move';
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
  onGripKey: (event: KeyboardEvent, track: Track, index: number) => void;
  onGripLeft: () => void;
};

export function QueueEntry({
  track,
  index,
  top,
  heading,
  isCurrent,
  isNext,
  isLifted,
  onGripKey,
  onGripLeft,
}: Props) {
  const key = trackKey(track);
  const isPlaying = useUnit($isPlaying);
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: key });
  return (
    <Place style={{ top }} aria-current={isCurrent ? 'true' : undefined}>
      {heading ? <Heading>{heading}</Heading> : null}
      <EntryFace
        ref={setNodeRef}
        track={track}
        isCurrent={isCurrent}
        isSounding={isCurrent && isPlaying}
        isNext={isNext}
        isLifted={isLifted}
        isGone={isDragging}
        style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
        onMouseDown={listeners?.['onMouseDown'] as React.MouseEventHandler | undefined}
        onPlay={() => send('queue/select', { index })}
        grip={
          <Grip
            type="button"
            aria-label={`Move ${track.title}`}
            aria-describedby={MOVE_INSTRUCTIONS_ID}
            aria-pressed={isLifted}
            data-grip={key}
            onTouchStart={listeners?.['onTouchStart'] as React.TouchEventHandler | undefined}
            onKeyDown={(event) => onGripKey(event, track, index)}
            onBlur={({ relatedTarget }) => (relatedTarget && isLifted ? onGripLeft() : undefined)}
          >
            <GripIcon size={14} />
          </Grip>
        }
        menu={<EntryMenu track={track} />}
      />
    </Place>
  );
}

const Place = styled.li`
  position: absolute;
  left: 0;
  right: 0;
`;

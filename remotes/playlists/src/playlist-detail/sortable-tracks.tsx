// One provider's tracks of a playlist, movable by mouse, finger and keyboard.
import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { DRAG_ACTIVATION_PX, trackKey, type Track, type TrackKey } from '@segue/contract';
import { MOVE_INSTRUCTIONS, TrackColumn, TrackRow, useKeyboardMove, type KeyboardMove } from '@segue/tracks';
import { GripIcon, media, t, VisuallyHidden } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useId, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { placeAsked } from './model';

// The library starts a drag beyond this distance; the product starts one at it.
const ACTIVATION = { activationConstraint: { distance: DRAG_ACTIVATION_PX - 0.01 } };
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

type Props = ComponentProps<typeof TrackColumn> & { actionsOf: (track: Track) => ReactNode };

export function SortableTracks(props: Props) {
  const { tracks, actionsOf } = props;
  const onPlace = useUnit(placeAsked);
  const instructionsId = useId();
  const keys = useMemo(() => tracks.map(trackKey), [tracks]);
  const [draggedKey, setDraggedKey] = useState<TrackKey | null>(null);
  const place = (from: number, to: number) => onPlace({ tracks, from, to });
  // The queue may hold the same track, and stands behind this list in the page.
  const move = useKeyboardMove(tracks, { move: place, gripsAt: () => document });
  const sensors = useSensors(useSensor(MouseSensor, ACTIVATION), useSensor(TouchSensor, ACTIVATION));

  const drop = ({ active, over }: DragEndEvent) => {
    setDraggedKey(null);
    if (over) place(keys.indexOf(active.id as TrackKey), keys.indexOf(over.id as TrackKey));
  };
  const held = draggedKey ? keys.indexOf(draggedKey) : move.liftedAt;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => setDraggedKey(active.id as TrackKey)}
      onDragEnd={drop}
      onDragCancel={() => setDraggedKey(null)}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <TrackColumn
          {...props}
          pinned={held < 0 ? undefined : held}
          rowOf={(track, number, total) => (
            <SortableRow
              key={trackKey(track)}
              track={track}
              number={number}
              total={total}
              actions={actionsOf(track)}
              move={move}
              describedBy={instructionsId}
            />
          )}
        />
      </SortableContext>
      <VisuallyHidden id={instructionsId}>{MOVE_INSTRUCTIONS}</VisuallyHidden>
      <VisuallyHidden aria-live="assertive">{move.announcement}</VisuallyHidden>
    </DndContext>
  );
}

type RowProps = {
  track: Track;
  number: number;
  total: number | undefined;
  actions: ReactNode;
  move: KeyboardMove;
  describedBy: string;
};

function SortableRow({ track, number, total, actions, move, describedBy }: RowProps) {
  const key = trackKey(track);
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: key });
  const isLifted = move.liftedKey === key;
  return (
    <TrackRow
      track={track}
      number={number}
      total={total}
      actions={actions}
      row={{
        ref: setNodeRef,
        'data-held': isDragging || isLifted || undefined,
        style: {
          transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
          transition,
        },
        onMouseDown: listeners?.['onMouseDown'] as React.MouseEventHandler<HTMLLIElement> | undefined,
      }}
      grip={
        <Grip
          type="button"
          aria-label={`Move ${track.title}`}
          aria-describedby={describedBy}
          aria-pressed={isLifted}
          data-grip={key}
          onTouchStart={listeners?.['onTouchStart'] as React.TouchEventHandler | undefined}
          onKeyDown={(event) => move.onKey(event, track)}
          onBlur={({ relatedTarget }) => (relatedTarget && isLifted ? move.drop() : undefined)}
        >
          <GripIcon size={14} />
        </Grip>
      }
    />
  );
}

const Grip = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: 24px;
  height: ${t('sizes.control')};
  border-radius: ${t('radii.control')};
  color: ${t('colors.ghost')};
  cursor: grab;
  touch-action: none;
  &:hover,
  &[aria-pressed='true'] {
    color: ${t('colors.text')};
  }
  ${media.touch} {
    width: 32px;
  }
`;

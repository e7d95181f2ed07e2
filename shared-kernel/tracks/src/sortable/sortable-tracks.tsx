// Makes a list of tracks sortable by mouse, touch and keyboard. It draws no list: each row inside calls
// `useSortableTrack`.
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
import { VisuallyHidden } from '@segue/ui';
import {
  createContext,
  useContext,
  useEffect,
  useId,
  useMemo,
  useState,
  type MouseEventHandler,
  type ReactNode,
  type TouchEventHandler,
} from 'react';
import { Grip } from './grip';
import { MOVE_INSTRUCTIONS, useKeyboardMove, type KeyboardMove } from './use-keyboard-move';

// The library starts a drag beyond this distance; the product starts one at it.
const ACTIVATION = { activationConstraint: { distance: DRAG_ACTIVATION_PX - 0.01 } };
// Only keyboard moves are announced, by the live region below.
const NO_ANNOUNCEMENTS = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

type Props = {
  tracks: readonly Track[];
  /** Moves the track at one index to another; `isStep` for one arrow key of a keyboard move. */
  onMove: (move: { from: number; to: number; isStep: boolean }) => void;
  /** The list. A virtual list must keep the row at `heldIndex` drawn; it is -1 while no track is held. */
  children: (heldIndex: number) => ReactNode;
};

type List = {
  move: KeyboardMove;
  instructionsId: string;
};

const ListContext = createContext<List | null>(null);

function useSortableList(): List {
  const list = useContext(ListContext);
  if (!list) throw new Error('A part of a sortable list is used outside of SortableTracks');
  return list;
}

export function SortableTracks(props: Props) {
  const { tracks, onMove, children } = props;
  const instructionsId = useId();
  const keys = useMemo(() => tracks.map(trackKey), [tracks]);
  const [draggedKey, setDraggedKey] = useState<TrackKey | null>(null);
  const draggedIndex = draggedKey === null ? -1 : keys.indexOf(draggedKey);
  const move = useKeyboardMove(tracks, (from, to) => onMove({ from, to, isStep: true }));
  const sensors = useSensors(useSensor(MouseSensor, ACTIVATION), useSensor(TouchSensor, ACTIVATION));

  useEffect(() => {
    if (draggedKey === null) return undefined;
    // It puts the row back; a panel around the list stays open.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [draggedKey]);

  const drop = ({ active, over }: DragEndEvent) => {
    setDraggedKey(null);
    const from = keys.indexOf(active.id as TrackKey);
    const to = keys.indexOf(over?.id as TrackKey);
    if (over && from !== to) onMove({ from, to, isStep: false });
  };

  return (
    <ListContext value={{ move, instructionsId }}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements: NO_ANNOUNCEMENTS, screenReaderInstructions: { draggable: '' } }}
        onDragStart={({ active }) => setDraggedKey(active.id as TrackKey)}
        onDragEnd={drop}
        onDragCancel={() => setDraggedKey(null)}
      >
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          {children(draggedIndex < 0 ? move.liftedIndex : draggedIndex)}
        </SortableContext>
      </DndContext>
      <VisuallyHidden id={instructionsId}>{MOVE_INSTRUCTIONS}</VisuallyHidden>
      <VisuallyHidden aria-live="assertive">{move.announcement}</VisuallyHidden>
    </ListContext>
  );
}

/**
 * One row of the list. `row` goes onto the element that moves, `grip` into it. Both keep their identity while
 * nothing about the row changes: the library renders every row again whenever one of them comes into view.
 */
export function useSortableTrack(track: Track) {
  const { instructionsId, move } = useSortableList();
  const { liftedIndex, onGripKey, drop } = move;
  const key = trackKey(track);
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: key });
  const isLifted = move.liftedKey === key;
  const y = transform?.y;
  const onMouseDown = listeners?.['onMouseDown'] as MouseEventHandler<HTMLElement> | undefined;
  const onTouchStart = listeners?.['onTouchStart'] as TouchEventHandler | undefined;

  const row = useMemo(
    () => ({
      ref: setNodeRef,
      style: { transform: y === undefined ? undefined : `translate3d(0, ${y}px, 0)`, transition },
      'data-held': isDragging || isLifted || undefined,
      onMouseDown,
    }),
    [setNodeRef, y, transition, isDragging, isLifted, onMouseDown],
  );
  const gripIndex = isLifted ? liftedIndex : null;
  const grip = useMemo(
    () => (
      <Grip
        track={track}
        liftedIndex={gripIndex}
        describedBy={instructionsId}
        onTouchStart={onTouchStart}
        onGripKey={onGripKey}
        drop={drop}
      />
    ),
    [track, gripIndex, instructionsId, onTouchStart, onGripKey, drop],
  );
  return { row, grip };
}

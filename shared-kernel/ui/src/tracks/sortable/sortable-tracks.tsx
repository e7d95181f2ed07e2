// Makes a list of tracks sortable by mouse, touch and keyboard. It draws no list: each row inside calls
// `useSortableTrack`.
import { trackKey, type Track, type TrackKey } from '@segue/contract';
import { GripIcon, media, t, VisuallyHidden } from '@segue/ui';
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
import {
  createContext,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEventHandler,
  type ReactNode,
  type TouchEventHandler,
} from 'react';
import styled from 'styled-components';

// The library starts a drag beyond this distance; the product starts one at 3 px.
const ACTIVATION = { activationConstraint: { distance: 2.99 } };
// Moves by keyboard are announced in the live region below.
const NO_ANNOUNCEMENTS = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

type Props = {
  tracks: readonly Track[];
  /** Moves the track at one index to another; `isStep` for an arrow key. */
  onMove: (move: { from: number; to: number; isStep: boolean }) => void;
  /** The list. A virtual list must keep the row at `heldIndex` drawn; it is -1 while no track is held. */
  children: (heldIndex: number) => ReactNode;
};

const InstructionsContext = createContext('');

export function SortableTracks(props: Props) {
  const { tracks, onMove, children } = props;
  const instructionsId = useId();
  const keys = useMemo(() => tracks.map(trackKey), [tracks]);
  const [draggedKey, setDraggedKey] = useState<TrackKey | null>(null);
  const { announcement, ...keyboard } = useMoveKeys(tracks, onMove);
  const sensors = useSensors(useSensor(MouseSensor, ACTIVATION), useSensor(TouchSensor, ACTIVATION));

  useEffect(() => {
    if (draggedKey === null) return undefined;
    // Escape cancels the drag; a panel around the list stays open.
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
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
    <InstructionsContext value={instructionsId}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements: NO_ANNOUNCEMENTS, screenReaderInstructions: { draggable: '' } }}
        onDragStart={({ active }) => setDraggedKey(active.id as TrackKey)}
        onDragEnd={drop}
        onDragCancel={() => setDraggedKey(null)}
      >
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <Keyboard {...keyboard}>{children(draggedKey === null ? -1 : keys.indexOf(draggedKey))}</Keyboard>
        </SortableContext>
      </DndContext>
      <VisuallyHidden id={instructionsId}>The arrow keys move this track.</VisuallyHidden>
      <VisuallyHidden aria-live="assertive">{announcement}</VisuallyHidden>
    </InstructionsContext>
  );
}

const STEPS: Readonly<Partial<Record<string, number>>> = { ArrowUp: -1, ArrowDown: 1 };

/** The arrow keys on a grip, and elsewhere in a row with Alt, move its track by one. */
function useMoveKeys(tracks: readonly Track[], onMove: Props['onMove']) {
  const list = useRef<HTMLDivElement>(null);
  /** The control that was pressed: moving an element in the document takes its focus away. */
  const pressed = useRef<string | null>(null);
  const [announcement, announce] = useState('');
  useLayoutEffect(() => {
    const control = pressed.current && list.current?.querySelector<HTMLElement>(pressed.current);
    pressed.current = null;
    if (!control) return;
    control.focus();
    control.scrollIntoView?.({ block: 'nearest' });
  }, [tracks]);

  const onKeyDownCapture = (event: KeyboardEvent) => {
    const target = event.target as Element;
    const isOnGrip = target.closest('[data-grip]') !== null;
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || !(isOnGrip || event.altKey)) return;
    const row = target.closest<HTMLElement>('[data-track]')?.dataset['track'] ?? '';
    const from = tracks.findIndex((track) => trackKey(track) === row);
    if (from < 0) return;
    event.preventDefault();
    const to = from + step;
    if (to < 0 || to >= tracks.length) return;
    pressed.current = `[data-track="${CSS.escape(row)}"] ${isOnGrip ? '[data-grip]' : '[data-play]'}`;
    onMove({ from, to, isStep: true });
    announce(`${tracks[from]!.title} moved to position ${to + 1} of ${tracks.length}.`);
  };
  return { announcement, ref: list, onKeyDownCapture };
}

const Keyboard = styled.div`
  display: contents;
`;

/**
 * One row of the list. `row` goes onto the element that moves, `grip` into it. Both keep their identity while
 * nothing about the row changes: the library renders every row again whenever one of them comes into view.
 */
export function useSortableTrack(track: Track) {
  const describedBy = useContext(InstructionsContext);
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: trackKey(track) });
  const y = transform?.y;
  const onMouseDown = listeners?.['onMouseDown'] as MouseEventHandler<HTMLElement> | undefined;
  const onTouchStart = listeners?.['onTouchStart'] as TouchEventHandler | undefined;

  const row = useMemo(
    () => ({
      ref: setNodeRef,
      style: { transform: y === undefined ? undefined : `translate3d(0, ${y}px, 0)`, transition },
      'data-held': isDragging || undefined,
      onMouseDown,
    }),
    [setNodeRef, y, transition, isDragging, onMouseDown],
  );
  const { title } = track;
  const grip = useMemo(
    () => (
      <Grip
        type="button"
        // Focusable with the arrow keys.
        tabIndex={-1}
        aria-label={`Move ${title}`}
        aria-describedby={describedBy}
        data-grip=""
        onTouchStart={onTouchStart}
      >
        <GripIcon size={14} />
      </Grip>
    ),
    [title, describedBy, onTouchStart],
  );
  return { row, grip };
}

/* Touch drags only by the grip, so that a finger anywhere else scrolls. */
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
  &:hover {
    color: ${t('colors.text')};
  }
  /* A finger's target lies over the edge of the cover, not of the glass, where the system's back gesture starts. */
  ${media.touch} {
    place-items: center start;
    width: ${t('sizes.touch')};
    height: ${t('sizes.touch')};
    margin-inline-end: calc(24px - ${t('sizes.touch')});
  }
`;

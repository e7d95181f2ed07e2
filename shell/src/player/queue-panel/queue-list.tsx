// The queue's entries: only those in view are drawn, and each can be moved by mouse, finger or keyboard.
import {
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { DRAG_ACTIVATION_PX, trackKey, type Track, type TrackKey } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $currentIndex, $queue } from '@segue/stores';
import { MOVE_INSTRUCTIONS, useKeyboardMove } from '@segue/tracks';
import { GripIcon, t, theme, VisuallyHidden } from '@segue/ui';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useUnit } from 'effector-react';
import { useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { EntryFace } from './entry-face';
import { QueueEntry } from './queue-entry';
import { headingAt } from './sections';

const ENTRY_PX = 58;
const HEADING_PX = 34;
// The library starts a drag beyond this distance; the product starts one at it.
const ACTIVATION = { activationConstraint: { distance: DRAG_ACTIVATION_PX - 0.01 } };
const DROP = { duration: 200, easing: 'ease-out' };
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

export function QueueList() {
  const [queue, currentIndex] = useUnit([$queue, $currentIndex]);
  const scroller = useRef<HTMLDivElement>(null);
  const instructionsId = useId();
  const keys = useMemo(() => queue.map(trackKey), [queue]);
  const [draggedKey, setDraggedKey] = useState<TrackKey | null>(null);
  const draggedIndex = draggedKey === null ? -1 : keys.indexOf(draggedKey);
  const dragged = queue[draggedIndex];

  const heightAt = (index: number) => ENTRY_PX + (headingAt(index, currentIndex) ? HEADING_PX : 0);
  const rows = useVirtualizer({
    count: queue.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => keys[index]!,
    estimateSize: heightAt,
    overscan: 6,
    // An entry under the pointer must stay, however far the list has scrolled.
    rangeExtractor: (range) => withIndex(defaultRangeExtractor(range), draggedIndex),
  });
  const move = useKeyboardMove(queue, {
    move: (from, to) => send('queue/reorder', { from, to, isStep: true }),
    gripsAt: (index) => {
      rows.scrollToIndex(index);
      return scroller.current;
    },
    onMoved: offerWayBack,
  });

  const sensors = useSensors(useSensor(MouseSensor, ACTIVATION), useSensor(TouchSensor, ACTIVATION));
  const drop = ({ active, over }: DragEndEvent) => {
    setDraggedKey(null);
    const from = keys.indexOf(active.id as TrackKey);
    const to = keys.indexOf(over?.id as TrackKey);
    if (over && from !== to) send('queue/reorder', { from, to });
  };

  return (
    <Scroller ref={scroller}>
      <DndContext
        sensors={sensors}
        accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
        onDragStart={({ active }) => setDraggedKey(active.id as TrackKey)}
        onDragEnd={drop}
        onDragCancel={() => setDraggedKey(null)}
      >
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <Entries style={{ height: rows.getTotalSize() }}>
            {rows.getVirtualItems().map(({ index, start, key }) => (
              <QueueEntry
                key={String(key)}
                track={queue[index]!}
                index={index}
                top={start}
                heading={headingAt(index, currentIndex)}
                isCurrent={index === currentIndex}
                isNext={currentIndex !== null && index === currentIndex + 1}
                isLifted={move.liftedKey === key}
                gripSaidBy={instructionsId}
                onGripKey={move.onKey}
                onGripLeft={move.drop}
              />
            ))}
          </Entries>
        </SortableContext>
        {/* The panel's glass would be the frame of anything fixed inside of it. */}
        {createPortal(
          <DragOverlay zIndex={Number(theme.layers.popup)} dropAnimation={DROP}>
            {dragged ? (
              <EntryFace
                track={dragged}
                isCurrent={draggedIndex === currentIndex}
                grip={<GripIcon size={14} />}
                menu={<MenuGap />}
                isFloating
              />
            ) : null}
          </DragOverlay>,
          document.body,
        )}
      </DndContext>
      <VisuallyHidden id={instructionsId}>{MOVE_INSTRUCTIONS}</VisuallyHidden>
      <VisuallyHidden aria-live="assertive">{move.announcement}</VisuallyHidden>
    </Scroller>
  );
}

function offerWayBack({ title }: Track) {
  send('notice/show', { text: `Moved “${title}”.`, action: { label: 'Undo', says: 'queue/undo' } });
}

function withIndex(indexes: number[], extra: number): number[] {
  return extra < 0 || indexes.includes(extra) ? indexes : [...indexes, extra].sort((a, b) => a - b);
}

const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  padding: 0 ${t('space.2')} ${t('space.4')};
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;
/** Keeps the time of the hanging entry where it stood. */
const MenuGap = styled.span`
  width: ${t('sizes.control')};
`;
const Entries = styled.ol`
  position: relative;
`;

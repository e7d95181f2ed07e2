// The queue's entries: only those in view are drawn, and each can be moved by mouse, touch or keyboard.
import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $currentIndex, $queue } from '@segue/stores/ports';
import { DragPreview, SortableTracks } from '@segue/tracks/sortable';
import { GripIcon, t } from '@segue/ui';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useUnit } from 'effector-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { EntryFace } from './entry-face';
import { QueueEntry } from './queue-entry';
import { headingAt } from './sections';

const ENTRY_PX = 58;
const HEADING_PX = 34;

export function QueueList() {
  const [queue, currentIndex] = useUnit([$queue, $currentIndex]);
  return (
    <SortableTracks
      tracks={queue}
      onMove={(move) => send('queue/reorder', move)}
      onMoved={offerUndo}
      preview={
        <DragPreview>
          {(track, index) => (
            <EntryFace
              track={track}
              isCurrent={index === currentIndex}
              grip={<GripIcon size={14} />}
              menu={<MenuGap />}
              isFloating
            />
          )}
        </DragPreview>
      }
    >
      {(heldIndex) => <Entries heldIndex={heldIndex} />}
    </SortableTracks>
  );
}

function Entries({ heldIndex }: { heldIndex: number }) {
  const [queue, currentIndex] = useUnit([$queue, $currentIndex]);
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: queue.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => trackKey(queue[index]!),
    estimateSize: (index) => ENTRY_PX + (headingAt(index, currentIndex) ? HEADING_PX : 0),
    overscan: 6,
    // The held entry must stay drawn, however far the list has scrolled.
    rangeExtractor: (range) => withIndex(defaultRangeExtractor(range), heldIndex),
  });
  return (
    <Scroller ref={scroller}>
      <List style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start, key }) => (
          <QueueEntry
            key={String(key)}
            track={queue[index]!}
            index={index}
            top={start}
            heading={headingAt(index, currentIndex)}
            isCurrent={index === currentIndex}
            isNext={currentIndex !== null && index === currentIndex + 1}
          />
        ))}
      </List>
    </Scroller>
  );
}

function offerUndo({ title }: Track) {
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
/** Stands for the menu button, so that the time keeps its place in the overlay. */
const MenuGap = styled.span`
  width: ${t('sizes.control')};
`;
const List = styled.ol`
  position: relative;
`;

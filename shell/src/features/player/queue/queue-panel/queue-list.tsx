// The queue's entries: only those in view are drawn, and each can be moved by mouse, touch or keyboard.
import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $currentIndex, $queue } from '@segue/stores/ports';
import { useRovingRows } from '@segue/tracks';
import { DragPreview, SortableTracks } from '@segue/tracks/sortable';
import { GripIcon, media, t, VisuallyHidden } from '@segue/ui';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { EntryRow } from '../queue-entry';
import { QueueEntry } from './queue-entry';
import { sectionsOf } from './sections';

const ENTRY_PX = 56;
const HEADING_PX = 34;

export function QueueList() {
  const [queue, currentIndex] = useUnit([$queue, $currentIndex]);
  return (
    <SortableTracks
      tracks={queue}
      gripTabIndex={-1}
      onMove={(move) => send('queue/reorder', move)}
      onMoved={offerUndo}
      preview={
        <DragPreview>
          {(track, index) => (
            <EntryRow
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
  const sections = sectionsOf(queue.length, currentIndex);
  const { tabStop, listProps } = useRovingRows(scroller, queue, currentIndex ?? 0);
  const { announcement, onKeyDown } = useEntryKeys();
  const isFirstOfSection = (index: number) => sections.some(({ first }) => first === index);
  const rows = useVirtualizer({
    count: queue.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => trackKey(queue[index]!),
    estimateSize: (index) => ENTRY_PX + (isFirstOfSection(index) ? HEADING_PX : 0),
    overscan: 6,
    // Draws the entries at once, before the list is measured: the focus goes to one of them.
    initialRect: { width: 0, height: window.innerHeight },
    // The held entry and those that take the focus stay drawn, however far the list has scrolled.
    rangeExtractor: (range) =>
      withIndexes(defaultRangeExtractor(range), [heldIndex, tabStop, currentIndex ?? -1]),
  });
  useScrollToCurrent(rows, currentIndex);
  return (
    <Scroller
      ref={scroller}
      {...listProps}
      onKeyDown={(event) => {
        onKeyDown(event);
        listProps.onKeyDown(event);
      }}
    >
      <VisuallyHidden aria-live="assertive">{announcement}</VisuallyHidden>
      <Space style={{ height: rows.getTotalSize() }}>
        {sections.map(({ title, first, end }, position) => (
          <section key={title}>
            <Heading id={headingId(title)} style={{ top: first * ENTRY_PX + position * HEADING_PX }}>
              {title}
            </Heading>
            <ol aria-labelledby={headingId(title)}>
              {rows
                .getVirtualItems()
                .filter(({ index }) => index >= first && index < end)
                .map(({ index, start, key }) => (
                  <QueueEntry
                    key={String(key)}
                    track={queue[index]!}
                    index={index}
                    top={start + (index === first ? HEADING_PX : 0)}
                    isCurrent={index === currentIndex}
                    isUpcoming={title === 'Next up'}
                    isTabStop={index === tabStop}
                  />
                ))}
            </ol>
          </section>
        ))}
      </Space>
    </Scroller>
  );
}

/** Delete removes the focused entry; Alt with an arrow key moves it by one. */
function useEntryKeys() {
  const queue = useUnit($queue);
  const [announcement, announce] = useState('');
  const onKeyDown = (event: KeyboardEvent) => {
    const key = (event.target as Element).closest<HTMLElement>('[data-track]')?.dataset['track'];
    const from = queue.findIndex((track) => trackKey(track) === key);
    const track = queue[from];
    if (!track || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    const to = event.altKey ? from + (STEPS[event.key] ?? 0) : from;
    if (to !== from) {
      event.preventDefault();
      if (!queue[to]) return;
      send('queue/reorder', { from, to, isStep: true });
      announce(`${track.title} moved to position ${to + 1} of ${queue.length}.`);
    } else if (!event.altKey && (event.key === 'Delete' || event.key === 'Backspace')) {
      event.preventDefault();
      send('queue/remove', { key: trackKey(track) });
    }
  };
  return { announcement, onKeyDown };
}

const STEPS: Readonly<Partial<Record<string, number>>> = { ArrowUp: -1, ArrowDown: 1 };

/** A list that is drawn for the first time shows the current entry. */
function useScrollToCurrent(
  { scrollToIndex }: Pick<ReturnType<typeof useVirtualizer>, 'scrollToIndex'>,
  currentIndex: number | null,
): void {
  const index = useRef(currentIndex);
  const scroll = useRef(scrollToIndex);
  useEffect(() => {
    if (index.current) scroll.current(index.current, { align: 'auto' });
  }, []);
}

function headingId(title: string): string {
  return `queue-${title.toLowerCase().replace(' ', '-')}`;
}

function offerUndo({ title }: Track) {
  send('notice/show', { text: `Moved “${title}”.`, action: { label: 'Undo', message: 'queue/undo' } });
}

function withIndexes(indexes: number[], extra: readonly number[]): number[] {
  const all = new Set([...indexes, ...extra.filter((index) => index >= 0)]);
  return [...all].sort((a, b) => a - b);
}

const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  padding: 0 ${t('space.2')} ${t('space.4')};
  /* The part of a button that lies over the edge must not make the list scroll sideways. */
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;

  ${media.phone} {
    padding-inline: max(${t('space.1')}, ${t('space.2')} - (100vw - ${t('sizes.queue')}) / 2) ${t('space.1')};
  }
`;
const Space = styled.div`
  position: relative;
`;
const Heading = styled.h3`
  position: absolute;
  height: ${HEADING_PX}px;
  padding: ${t('space.2')} ${t('space.3')} 0;
  font-size: ${t('fontSizes.secondary')};
  font-weight: ${t('fontWeights.semibold')};
  line-height: 1.5;
  color: ${t('colors.muted')};
`;
/** Takes the width of the menu button, so that the time keeps its place in the drag preview. */
const MenuGap = styled.span`
  display: block;
  width: ${t('sizes.control')};
`;

// The queue's entries: only those in view are drawn, and each can be moved by mouse, touch or keyboard.
import { trackKey, type Track, type TrackKey } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { filterTracks, useChoosing, useRovingRows } from '@segue/ui/tracks';
import { SortableTracks } from '@segue/ui/tracks/sortable';
import { t } from '@segue/ui';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useUnit } from 'effector-react';
import { useMemo, useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { $currentIndex, $queue } from '../../model/model';
import { KeepPlaying } from '../keep-playing';
import { ENTRY_PX, queueRows } from '../queue-entry/queue-row';
import { JumpToCurrent, useFollowing } from './follow-current';
import { QueueEntry } from './queue-entry';
import { HEADING_PX, SectionHead } from './section-head';
import { sectionsOf, type Section } from './sections';

/** `text`: a filter for the entries. */
export function QueueList({ text }: { text: string }) {
  const queue = useUnit($queue);
  // A filtered queue cannot be sorted.
  const sortable = filterTracks(queue, text) === queue ? queue : NONE;
  return (
    <SortableTracks tracks={sortable} onMove={(move) => send('queue/reorder', move)}>
      {(heldIndex) => <Entries text={text} heldIndex={heldIndex} />}
    </SortableTracks>
  );
}

function Entries({ text, heldIndex }: { text: string; heldIndex: number }) {
  const [queue, currentIndex] = useUnit([$queue, $currentIndex]);
  const scroller = useRef<HTMLDivElement>(null);
  const listed = filterTracks(queue, text);
  const isFound = listed !== queue;
  const current = currentIndex === null ? undefined : queue[currentIndex];
  const currentAt = current ? listed.indexOf(current) : -1;
  const sections = useMemo(
    () => (isFound ? foundSection(listed.length) : sectionsOf(queue, currentIndex)),
    [isFound, listed, queue, currentIndex],
  );
  const { tabStop, listProps } = useRovingRows(scroller, listed, Math.max(0, currentAt));
  const choosingHandlers = useChoosing({ owner: 'queue', tracks: listed });
  const isFirstOfSection = (index: number) => sections.some(({ first }) => first === index);
  const rows = useVirtualizer({
    count: listed.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => trackKey(listed[index]!),
    estimateSize: (index) => ENTRY_PX + (isFirstOfSection(index) ? HEADING_PX : 0),
    overscan: 6,
    // Renders the entries before the list is measured: one of them gets the focus.
    initialRect: { width: 0, height: window.innerHeight },
    // The dragged entry and focusable ones stay mounted, however far the list has scrolled.
    rangeExtractor: (range) =>
      withIndexes(defaultRangeExtractor(range), [isFound ? -1 : heldIndex, tabStop, currentAt]),
  });
  const isAway = useFollowing(rows, currentAt, current ? trackKey(current) : null);
  return (
    <Scroller
      ref={scroller}
      {...choosingHandlers}
      {...listProps}
      onKeyDown={(event) => {
        removeEntry(event);
        listProps.onKeyDown(event);
      }}
    >
      <Space style={{ height: rows.getTotalSize() }}>
        {sections.map((section, position) => (
          <section key={section.id}>
            <SectionHead
              section={section}
              queue={queue}
              top={section.first * ENTRY_PX + position * HEADING_PX}
            />
            <ol aria-labelledby={section.id}>
              {rows
                .getVirtualItems()
                .filter(({ index }) => index >= section.first && index < section.end)
                .map(({ index, start, key }) => (
                  <QueueEntry
                    key={String(key)}
                    track={listed[index]!}
                    index={isFound ? queue.indexOf(listed[index]!) : index}
                    top={start + (index === section.first ? HEADING_PX : 0)}
                    isUpcoming={!isFound && index > (currentIndex ?? -1)}
                    isTabStop={index === tabStop}
                    isFixed={isFound}
                  />
                ))}
            </ol>
          </section>
        ))}
      </Space>
      {isAway ? <JumpToCurrent index={currentAt} scrollToIndex={rows.scrollToIndex} /> : null}
      {isFound ? null : <KeepPlaying />}
    </Scroller>
  );
}

function foundSection(count: number): readonly Section[] {
  const title = count === 0 ? 'Nothing found in the queue' : `${count} found`;
  return [{ id: 'queue-found', title, first: 0, end: count }];
}

/** Delete removes the focused entry. */
function removeEntry(event: KeyboardEvent) {
  const key = (event.target as Element).closest<HTMLElement>('[data-track]')?.dataset['track'];
  const isDelete = event.key === 'Delete' || event.key === 'Backspace';
  if (!isDelete || !key || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  send('queue/remove', { key: key as TrackKey });
}

function withIndexes(indexes: number[], extra: readonly number[]): number[] {
  const all = new Set([...indexes, ...extra.filter((index) => index >= 0)]);
  return [...all].sort((a, b) => a - b);
}

const NONE: readonly Track[] = [];

const Scroller = styled.div`
  ${queueRows}
  flex: 1;
  min-height: 0;
  padding: 0 ${t('space.2')} ${t('space.4')};
  /* The part of a button that lies over the edge must not make the list scroll sideways. */
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;
const Space = styled.div`
  position: relative;
`;

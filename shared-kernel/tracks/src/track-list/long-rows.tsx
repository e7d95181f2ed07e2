// Virtualized rows of a long list: only the rows in view and the kept ones are rendered.
import { trackKey, type Track } from '@segue/contract';
import {
  defaultRangeExtractor,
  useVirtualizer,
  useWindowVirtualizer,
  type Range,
} from '@tanstack/react-virtual';
import { Fragment, useCallback, useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';

type RenderRow = (index: number) => ReactNode;

export type LongRowsProps = {
  list: RefObject<HTMLUListElement | null>;
  tracks: readonly Track[];
  rowOf: RenderRow;
  /** Indexes of rows that stay rendered, wherever the list is scrolled to; -1 for none. */
  kept: readonly number[];
};

const OVERSCAN_ROWS = 8;
/** Assumed until a row is measured. */
const ROW_PX = 60;
const SCREEN_PX = 900;

/** For a list in a scrolling box. */
export function BoxedRows({ list, tracks, rowOf, kept }: LongRowsProps) {
  const { getVirtualItems, getTotalSize } = useVirtualizer({
    ...useRowOptions(list, tracks, kept),
    getScrollElement: () => list.current?.closest<HTMLElement>('[data-scroll-root]') ?? null,
  });
  return draw(getVirtualItems(), getTotalSize(), 0, rowOf);
}

/** For a list that grows with the page. */
export function PageRows({ list, tracks, rowOf, kept }: LongRowsProps) {
  const top = useMeasurement(list, topOf, 0);
  const { getVirtualItems, getTotalSize } = useWindowVirtualizer({
    ...useRowOptions(list, tracks, kept),
    scrollMargin: top,
  });
  return draw(getVirtualItems(), getTotalSize(), top, rowOf);
}

/** All rows of a list have the same height, measured once a row is rendered. */
function useRowOptions(
  list: RefObject<HTMLUListElement | null>,
  tracks: readonly Track[],
  kept: readonly number[],
) {
  const rowPx = useMeasurement(list, rowHeightOf, ROW_PX);
  return {
    count: tracks.length,
    estimateSize: () => rowPx,
    // The library measures again only when this function changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    getItemKey: useCallback((index: number) => trackKey(tracks[index]!), [tracks, rowPx]),
    overscan: OVERSCAN_ROWS,
    initialRect: { width: 0, height: SCREEN_PX },
    rangeExtractor: (range: Range) => {
      const more = kept.filter((index) => index >= 0 && index < range.count);
      return [...new Set([...defaultRangeExtractor(range), ...more])].sort((a, b) => a - b);
    },
  };
}

/** Measures the list now and whenever it or the page changes its size. */
function useMeasurement(
  list: RefObject<HTMLUListElement | null>,
  measure: (list: HTMLElement) => number,
  initial: number,
): number {
  const [measured, setMeasured] = useState(initial);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setMeasured(measure(element) || initial));
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list, measure, initial]);
  return measured;
}

function topOf(list: HTMLElement): number {
  return Math.round(list.getBoundingClientRect().top + window.scrollY);
}

function rowHeightOf(list: HTMLElement): number {
  return list.querySelector<HTMLElement>('[data-provider]')?.offsetHeight ?? 0;
}

type Drawn = { index: number; start: number; end: number; key: unknown };

function draw(items: readonly Drawn[], totalPx: number, top: number, rowOf: RenderRow): ReactNode {
  let drawnTo = top;
  const rows = items.map(({ index, start, end, key }) => {
    const gap = start - drawnTo;
    drawnTo = end;
    return (
      <Fragment key={String(key)}>
        {gap > 0 && <Gap height={gap} />}
        {rowOf(index)}
      </Fragment>
    );
  });
  return (
    <>
      {rows}
      <Gap height={Math.max(0, totalPx + top - drawnTo)} />
    </>
  );
}

/** Takes the height of rows that are not rendered. */
function Gap({ height }: { height: number }) {
  return <li aria-hidden="true" style={{ height }} />;
}

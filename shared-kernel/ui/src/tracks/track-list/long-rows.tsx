import { trackKey, type Track } from '@segue/contract';
import {
  defaultRangeExtractor,
  useVirtualizer,
  useWindowVirtualizer,
  type Range,
} from '@tanstack/react-virtual';
import {
  Fragment,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';

type RenderRow = (index: number) => ReactNode;

/** The end of the list: a ref of the list itself is not set yet when the rows are first measured. */
type End = RefObject<HTMLLIElement | null>;

export type LongRowsProps = {
  tracks: readonly Track[];
  rowOf: RenderRow;
  kept: readonly number[];
};

const OVERSCAN_ROWS = 8;
/** Assumed until a row is measured. */
const ROW_PX = 56;
const SCREEN_PX = 900;

export function BoxedRows({ tracks, rowOf, kept }: LongRowsProps) {
  const end = useRef<HTMLLIElement>(null);
  const { getVirtualItems, getTotalSize } = useVirtualizer({
    ...useRowOptions(end, tracks, kept),
    getScrollElement: () => end.current?.closest<HTMLElement>('[data-scroll-root]') ?? null,
  });
  return draw(getVirtualItems(), getTotalSize(), 0, rowOf, end);
}

export function PageRows({ tracks, rowOf, kept }: LongRowsProps) {
  const end = useRef<HTMLLIElement>(null);
  const top = useMeasurement(end, topOf, 0);
  const { getVirtualItems, getTotalSize } = useWindowVirtualizer({
    ...useRowOptions(end, tracks, kept),
    scrollMargin: top,
  });
  return draw(getVirtualItems(), getTotalSize(), top, rowOf, end);
}

/** All rows of a list have the same height, measured once a row is rendered. */
function useRowOptions(end: End, tracks: readonly Track[], kept: readonly number[]) {
  const rowPx = useMeasurement(end, rowHeightOf, ROW_PX);
  return {
    count: tracks.length,
    estimateSize: () => rowPx,
    // The library measures again only when this function changes.
    // oxlint-disable-next-line react/exhaustive-deps
    getItemKey: useCallback((index: number) => trackKey(tracks[index]!), [tracks, rowPx]),
    overscan: OVERSCAN_ROWS,
    initialRect: { width: 0, height: SCREEN_PX },
    rangeExtractor: (range: Range) => {
      const more = kept.filter((index) => index >= 0 && index < range.count);
      return [...new Set([...defaultRangeExtractor(range), ...more])].sort((a, b) => a - b);
    },
  };
}

function useMeasurement(end: End, measure: (list: HTMLElement) => number, initial: number): number {
  const [measured, setMeasured] = useState(initial);
  useLayoutEffect(() => {
    const element = end.current?.parentElement;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setMeasured(measure(element) || initial));
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [end, measure, initial]);
  return measured;
}

function topOf(list: HTMLElement): number {
  return Math.round(list.getBoundingClientRect().top + window.scrollY);
}

function rowHeightOf(list: HTMLElement): number {
  return list.querySelector<HTMLElement>('[data-provider]')?.offsetHeight ?? 0;
}

type Drawn = { index: number; start: number; end: number; key: unknown };

function draw(items: readonly Drawn[], totalPx: number, top: number, rowOf: RenderRow, end: End): ReactNode {
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
      <Gap ref={end} height={Math.max(0, totalPx + top - drawnTo)} />
    </>
  );
}

function Gap({ height, ref }: { height: number; ref?: End }) {
  return <li ref={ref} aria-hidden="true" style={{ height }} />;
}

// Virtualized rows of a long list: only the rows in view and the kept ones are rendered.
import { trackKey } from '@segue/contract';
import { defaultRangeExtractor, useVirtualizer, useWindowVirtualizer, } from '@tanstack/react-virtual';
import { Fragment, useCallback, useLayoutEffect, useState } from 'react';
const OVERSCAN_ROWS = 8;
/** Assumed until a row is measured. */
const ROW_PX = 60;
const SCREEN_PX = 900;
/** For a list in a scrolling box. */
export function BoxedRows({ list, tracks, rowOf, kept }) {
    const { getVirtualItems, getTotalSize } = useVirtualizer({
        ...useRowOptions(list, tracks, kept),
        getScrollElement: () => list.current?.closest('[data-scroll-root]') ?? null,
    });
    return draw(getVirtualItems(), getTotalSize(), 0, rowOf);
}
/** For a list that grows with the page. */
export function PageRows({ list, tracks, rowOf, kept }) {
    const top = useMeasurement(list, topOf, 0);
    const { getVirtualItems, getTotalSize } = useWindowVirtualizer({
        ...useRowOptions(list, tracks, kept),
        scrollMargin: top,
    });
    return draw(getVirtualItems(), getTotalSize(), top, rowOf);
}
/** All rows of a list have the same height, measured once a row is rendered. */
function useRowOptions(list, tracks, kept) {
    const rowPx = useMeasurement(list, rowHeightOf, ROW_PX);
    return {
        count: tracks.length,
        estimateSize: () => rowPx,
        // The library measures again only when this function changes.
        // eslint-disable-next-line react-hooks/exhaustive-deps
        getItemKey: useCallback((index) => trackKey(tracks[index]), [tracks, rowPx]),
        overscan: OVERSCAN_ROWS,
        initialRect: { width: 0, height: SCREEN_PX },
        rangeExtractor: (range) => {
            const more = kept.filter((index) => index >= 0 && index < range.count);
            return [...new Set([...defaultRangeExtractor(range), ...more])].sort((a, b) => a - b);
        },
    };
}
/** Measures the list now and whenever it or the page changes its size. */
function useMeasurement(list, measure, initial) {
    const [measured, setMeasured] = useState(initial);
    useLayoutEffect(() => {
        const element = list.current;
        if (!element || typeof ResizeObserver === 'undefined')
            return undefined;
        const observer = new ResizeObserver(() => setMeasured(measure(element) || initial));
        observer.observe(element);
        observer.observe(document.body);
        return () => observer.disconnect();
    }, [list, measure, initial]);
    return measured;
}
function topOf(list) {
    return Math.round(list.getBoundingClientRect().top + window.scrollY);
}
function rowHeightOf(list) {
    return list.querySelector('[data-provider]')?.offsetHeight ?? 0;
}
function draw(items, totalPx, top, rowOf) {
    let drawnTo = top;
    const rows = items.map(({ index, start, end, key }) => {
        const gap = start - drawnTo;
        drawnTo = end;
        return (<Fragment key={String(key)}>
        {gap > 0 && <Gap height={gap}/>}
        {rowOf(index)}
      </Fragment>);
    });
    return (<>
      {rows}
      <Gap height={Math.max(0, totalPx + top - drawnTo)}/>
    </>);
}
/** Takes the height of rows that are not rendered. */
function Gap({ height }) {
    return <li aria-hidden="true" style={{ height }}/>;
}

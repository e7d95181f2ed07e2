// Keeps a floating box beside its anchor: below it if there is room, else above, never outside the window.
import { useLayoutEffect } from 'react';
const GAP_PX = 6;
const EDGE_PX = 8;
/** The position of a box next to its anchor, inside the window. */
export function place(anchor, box, view, side) {
    if (side === 'beside')
        return placeBeside(anchor, box, view);
    const below = anchor.bottom + GAP_PX;
    const above = anchor.top - GAP_PX - box.height;
    const fitsBelow = below + box.height <= view.height - EDGE_PX;
    const top = fitsBelow || above < EDGE_PX ? below : above;
    const left = side === 'start' ? anchor.left : anchor.right - box.width;
    return { left: within(left, view.width - box.width), top: within(top, view.height - box.height) };
}
function placeBeside(anchor, box, view) {
    const after = anchor.right + GAP_PX;
    const before = anchor.left - GAP_PX - box.width;
    const fitsAfter = after + box.width <= view.width - EDGE_PX;
    const left = fitsAfter || before < EDGE_PX ? after : before;
    return { left: within(left, view.width - box.width), top: within(anchor.top, view.height - box.height) };
}
function within(start, room) {
    return Math.round(Math.max(EDGE_PX, Math.min(start, room - EDGE_PX)));
}
/** Places `floating` beside `anchor` now and whenever something scrolls or changes size. */
export function usePlacement(anchor, floating, side, 
/** An element over the part of the window that the box may cover; the whole window unless given. */
room) {
    useLayoutEffect(() => {
        const box = floating.current;
        if (!box)
            return undefined;
        const update = () => {
            const rect = rectOf(anchor);
            if (!rect)
                return;
            const view = {
                width: document.documentElement.clientWidth,
                height: room?.current?.getBoundingClientRect().bottom ?? window.innerHeight,
            };
            const size = { width: box.offsetWidth, height: box.offsetHeight };
            const { left, top } = place(rect, size, view, side);
            // A measured value, which no style sheet can hold.
            box.style.translate = `${left}px ${top}px`;
        };
        const sizes = new ResizeObserver(update);
        sizes.observe(box);
        update();
        window.addEventListener('resize', update);
        document.addEventListener('scroll', update, { capture: true, passive: true });
        return () => {
            sizes.disconnect();
            window.removeEventListener('resize', update);
            document.removeEventListener('scroll', update, { capture: true });
        };
    }, [anchor, floating, room, side]);
}
function rectOf(anchor) {
    if ('current' in anchor)
        return anchor.current?.getBoundingClientRect();
    const { x, y, width, height } = anchor;
    return { left: x, top: y, right: x + width, bottom: y + height, width, height };
}

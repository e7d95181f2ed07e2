// Keeps a floating box beside its anchor: below it if there is room, else above, never outside the window.
import { useLayoutEffect, type RefObject } from 'react';

/** Which edge of the anchor the box lines up with. */
export type Side = 'start' | 'end';

const GAP_PX = 6;
const EDGE_PX = 8;

type Box = { left: number; top: number; right: number; bottom: number; width: number; height: number };
type Size = { width: number; height: number };

/** The position of a box next to its anchor, inside the window. */
export function place(anchor: Box, box: Size, view: Size, side: Side): { left: number; top: number } {
  const below = anchor.bottom + GAP_PX;
  const above = anchor.top - GAP_PX - box.height;
  const fitsBelow = below + box.height <= view.height - EDGE_PX;
  const top = fitsBelow || above < EDGE_PX ? below : above;
  const left = side === 'start' ? anchor.left : anchor.right - box.width;
  return { left: within(left, view.width - box.width), top: within(top, view.height - box.height) };
}

function within(start: number, room: number): number {
  return Math.round(Math.max(EDGE_PX, Math.min(start, room - EDGE_PX)));
}

/** Places `floating` beside `anchor` now and whenever something scrolls or changes size. */
export function usePlacement(
  anchor: RefObject<HTMLElement | null>,
  floating: RefObject<HTMLElement | null>,
  side: Side,
): void {
  useLayoutEffect(() => {
    const box = floating.current;
    if (!box) return undefined;
    const update = () => {
      if (!anchor.current) return;
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const size = { width: box.offsetWidth, height: box.offsetHeight };
      const { left, top } = place(anchor.current.getBoundingClientRect(), size, view, side);
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
  }, [anchor, floating, side]);
}

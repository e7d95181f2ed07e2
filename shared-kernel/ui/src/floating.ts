// Keeps a floating box beside its anchor: below it if there is room, else above, never outside the window.
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

/** Which edge of the anchor the box lines up with; `beside` is after the anchor, as a submenu is. */
export type Side = 'start' | 'end' | 'beside';

/** A rectangle of the window; CSS pixels. */
export type Rect = { x: number; y: number; width: number; height: number };
export type Anchor = RefObject<HTMLElement | null> | Rect;

const GAP_PX = 6;
const EDGE_PX = 8;
/** An area at the bottom of the window that boxes must not cover: the player bar. */
const UNCOVERED = '[data-uncovered]';

type Box = { left: number; top: number; right: number; bottom: number; width: number; height: number };
type Size = { width: number; height: number };

export function place(anchor: Box, box: Size, view: Size, side: Side): { left: number; top: number } {
  if (side === 'beside') return placeBeside(anchor, box, view);
  const below = anchor.bottom + GAP_PX;
  const above = anchor.top - GAP_PX - box.height;
  const fitsBelow = below + box.height <= view.height - EDGE_PX;
  const top = fitsBelow || above < EDGE_PX ? below : above;
  const left = side === 'start' ? anchor.left : anchor.right - box.width;
  return { left: within(left, view.width - box.width), top: within(top, view.height - box.height) };
}

function placeBeside(anchor: Box, box: Size, view: Size): { left: number; top: number } {
  const after = anchor.right + GAP_PX;
  const before = anchor.left - GAP_PX - box.width;
  const fitsAfter = after + box.width <= view.width - EDGE_PX;
  const left = fitsAfter || before < EDGE_PX ? after : before;
  return { left: within(left, view.width - box.width), top: within(anchor.top, view.height - box.height) };
}

function within(start: number, room: number): number {
  return Math.round(Math.max(EDGE_PX, Math.min(start, room - EDGE_PX)));
}

/** Places `floating` beside `anchor` now and whenever something scrolls or changes size. */
export function usePlacement(anchor: Anchor, floating: RefObject<HTMLElement | null>, side: Side): void {
  useLayoutEffect(() => {
    const box = floating.current;
    if (!box) return undefined;
    const update = () => {
      const rect = rectOf(anchor);
      if (!rect) return;
      const view = {
        width: document.documentElement.clientWidth,
        height: document.querySelector(UNCOVERED)?.getBoundingClientRect().top ?? window.innerHeight,
      };
      const size = { width: box.offsetWidth, height: box.offsetHeight };
      const { left, top } = place(rect, size, view, side);
      // A measured value cannot be in a style sheet.
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

function rectOf(anchor: Anchor): Box | undefined {
  if ('current' in anchor) return anchor.current?.getBoundingClientRect();
  const { x, y, width, height } = anchor;
  return { left: x, top: y, right: x + width, bottom: y + height, width, height };
}

// Closes a floating box on Escape, on a press outside, and when the focus moves outside.

type Layer = { contains: (target: EventTarget | null) => boolean };

/** The open boxes, the topmost last: a submenu lies above its menu. */
const layers: Layer[] = [];

/** Calls `dismiss` on Escape, and on a press or focus outside of all `insides` and of every layer above. */
export function useDismissal(
  insides: readonly RefObject<HTMLElement | null>[],
  dismiss: (how: 'escape' | 'outside') => void,
): void {
  const isInside = useEffectEvent(
    (target: EventTarget | null) =>
      target instanceof Node && insides.some((inside) => inside.current?.contains(target)),
  );
  const dismissed = useEffectEvent(dismiss);

  useEffect(() => {
    const layer: Layer = { contains: (target) => isInside(target) };
    layers.push(layer);
    const onOutside = ({ target }: Event) => {
      const above = layers.slice(layers.indexOf(layer));
      if (!above.some(({ contains }) => contains(target))) dismissed('outside');
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || layers.at(-1) !== layer) return;
      // One Escape closes one layer only.
      event.preventDefault();
      event.stopPropagation();
      dismissed('escape');
    };
    document.addEventListener('pointerdown', onOutside, true);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKey, true);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      document.removeEventListener('pointerdown', onOutside, true);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKey, true);
    };
  }, []);
}

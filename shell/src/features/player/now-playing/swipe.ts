// Which swipe a touch made.

export type Move = { x: number; y: number; ms: number };
export type Swipe = 'left' | 'right' | 'down';

/** A movement this long is a swipe at any speed, in pixels. */
const FAR = 120;
/** A shorter movement must be a flick: at least this long, at this speed in pixels per millisecond. */
const FLICK = 32;
const FLICK_SPEED = 0.4;

/** The swipe of a finger that moved by `x` and `y` pixels within `ms`; null when it was none. */
export function swipeOf({ x, y, ms }: Move): Swipe | null {
  const isSideways = Math.abs(x) > Math.abs(y);
  const way = isSideways ? Math.abs(x) : y;
  const isFlick = way > FLICK && way / Math.max(1, ms) > FLICK_SPEED;
  if (way < FAR && !isFlick) return null;
  if (!isSideways) return 'down';
  return x < 0 ? 'left' : 'right';
}

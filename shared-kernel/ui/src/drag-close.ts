const CLOSING_SHARE = 1 / 3;
const FLICK_PX_PER_MS = 0.5;

/** Whether a drag of this distance and duration closes the sheet. */
export function doesDragClose(distancePx: number, durationMs: number, heightPx: number): boolean {
  if (distancePx <= 0) return false;
  return distancePx > heightPx * CLOSING_SHARE || distancePx / Math.max(1, durationMs) > FLICK_PX_PER_MS;
}

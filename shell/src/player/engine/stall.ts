// Detects a stall: a player reports playing, but its position does not move.

/** Limit for a track that is buffered beyond its position. */
const HANGING_MS = 5000;
/** Limit for a track that is still buffering. */
const BUFFERING_MS = 15_000;
/** After this time without movement, the track is reported as buffering. */
const STILL_MS = 2000;
/** A longer gap between two checks means that the computer slept; that time does not count. */
const SLEPT_MS = 5000;

export function createStallWatch(now: () => number = Date.now) {
  let position = NaN;
  let hasMore = false;
  let movedAt = now();
  let checkedAt = now();

  return {
    /** Progress was reported: position and buffered part of the track (both ms, NaN when unknown). */
    progressed(reported: number, buffered: number): void {
      if (reported !== position) movedAt = now();
      position = reported;
      hasMore = buffered > reported + 1000;
    },
    /** Restarts the measurement after a play or seek request. */
    restart(): void {
      position = NaN;
      movedAt = now();
      checkedAt = movedAt;
    },
    /** Whether it is silent now: it has not started, or is buffering. */
    isStill: () => Number.isNaN(position) || now() - movedAt > STILL_MS,
    /** To be called every second; true when the position has not moved for too long. */
    check(): boolean {
      const checking = now();
      if (checking - checkedAt > SLEPT_MS) movedAt = checking;
      checkedAt = checking;
      return checking - movedAt > (hasMore ? HANGING_MS : BUFFERING_MS);
    },
  };
}

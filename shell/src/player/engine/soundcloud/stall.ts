// Notices sound that was promised and does not move: the frame says it plays, but its position stands still.

/** A frame that has the sound it should play, and does not play it, hangs. */
const HANGING_MS = 5000;
/** A frame that is still fetching gets so much time. */
const BUFFERING_MS = 15_000;
/** Sound whose position has not moved for so long is not heard. */
const STILL_MS = 2000;
/** Between two looks so far apart the machine slept; nothing can be said of that time. */
const SLEPT_MS = 5000;

export type StallWatch = {
  /** The sound is at a position, with so much of the track fetched (both ms, NaN when not told). */
  heard: (position: number, loaded: number) => void;
  /** Starts anew: the listener asked for sound or for another position. */
  restart: () => void;
  /** Whether nothing is heard at this moment: the sound has not begun, or is buffering. */
  isStill: () => boolean;
  /** Looks once more; true when the sound has stood still for too long. */
  look: () => boolean;
};

export function createStallWatch(now: () => number = Date.now): StallWatch {
  let position = NaN;
  let hasMore = false;
  let movedAt = now();
  let lookedAt = now();

  return {
    heard(heardPosition, loaded) {
      if (heardPosition !== position) movedAt = now();
      position = heardPosition;
      hasMore = loaded > heardPosition + 1000;
    },
    restart() {
      position = NaN;
      movedAt = now();
      lookedAt = movedAt;
    },
    isStill: () => Number.isNaN(position) || now() - movedAt > STILL_MS,
    look() {
      const looking = now();
      if (looking - lookedAt > SLEPT_MS) movedAt = looking;
      lookedAt = looking;
      return looking - movedAt > (hasMore ? HANGING_MS : BUFFERING_MS);
    },
  };
}

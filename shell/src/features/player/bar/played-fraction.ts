// Progress of a track as a fraction of its duration.

/** 0 to 1; clamped, and 0 while the duration is unknown. */
export function playedFraction(position: number, duration: number): number {
  if (!(duration > 0)) return 0;
  return Math.min(1, Math.max(0, position / duration));
}

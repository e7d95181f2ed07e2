// How far a song is, as a share of its length.

/** 0 to 1, also when the position lies outside of the song or its length is unknown. */
export function shareOf(position: number, duration: number): number {
  if (!(duration > 0)) return 0;
  return Math.min(1, Math.max(0, position / duration));
}

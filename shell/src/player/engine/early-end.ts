// Tells a track that ended from one whose sound broke off: services end both in the same way.

const TOLERANCE_MS = 5000;
/** Lengths of transcoded streams, and of other copies of a song, are estimates. */
const TOLERANCE_SHARE = 0.05;

/** Whether an end at `position` is before the end of the track; both in milliseconds. Never when the length is unknown. */
export function endsEarly(position: number, length: number | null): boolean {
  return length !== null && length - position > Math.max(TOLERANCE_MS, length * TOLERANCE_SHARE);
}

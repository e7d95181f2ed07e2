import type { Track } from '@segue/contract';
import { lengthOf, totalLength, trackTotal } from '@segue/tracks/list-page';

/** How much is in the queue: "7 tracks · 29 min". */
export function summaryOf(tracks: readonly Track[]): string {
  return `${trackTotal(tracks.length)} · ${totalLength(lengthOf(tracks))}`;
}

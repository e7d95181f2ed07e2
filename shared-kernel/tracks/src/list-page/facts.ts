// What the heads of lists and their cards tell about tracks.
import type { CollectionPage, Track } from '@segue/contract';

/** '1 track', '12 tracks'. */
export function trackTotal(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'track' : 'tracks'}`;
}

type List = Pick<CollectionPage, 'trackCount' | 'leftOut' | 'missing'> & { tracks: readonly Track[] };

/** 'The first 500 of 1,200 tracks · 3 left out · 28 h 4 min', and what the button that plays it says. */
export function listFacts({ tracks, trackCount = 0, leftOut, missing }: List) {
  const count = tracks.length;
  const read = count + (leftOut ?? 0) + (missing ?? 0);
  const isCut = trackCount > read;
  const facts = [
    isCut ? `The first ${read} of ${trackTotal(trackCount)}` : trackTotal(count),
    leftOut && `${leftOut} left out`,
    missing && `${missing} not loaded`,
    count > 0 && totalLength(durationOf(tracks)),
  ];
  return { facts: facts.filter(Boolean).join(' · '), play: isCut ? `Play first ${count}` : 'Play All' };
}

/** '48 min', '2 h 4 min'. */
export function totalLength(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}

/** Milliseconds. */
export function durationOf(tracks: readonly Track[]): number {
  return tracks.reduce((sum, { duration }) => sum + duration, 0);
}

import { type CollectionPage, playingLength, type Track } from '@segue/contract';

/** '1 track', '12 tracks'. */
export function trackTotal(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'track' : 'tracks'}`;
}

type List = Pick<CollectionPage, 'trackCount' | 'leftOut' | 'missing'> & { tracks: readonly Track[] };

/** 'The first 500 of 1,200 tracks · 3 left out · 28 h 4 min', and the label of the play button. */
export function listFacts({ tracks, trackCount = 0, leftOut, missing }: List) {
  const count = tracks.length;
  const read = count + (leftOut ?? 0) + (missing ?? 0);
  const isCut = trackCount > read;
  const facts = [
    isCut ? `The first ${read} of ${trackTotal(trackCount)}` : trackTotal(count),
    leftOut && `${leftOut} left out`,
    missing && `${missing} not loaded`,
    count > 0 && totalLength(lengthOf(tracks)),
  ];
  return { facts: facts.filter(Boolean).join(' · '), play: isCut ? `Play first ${count}` : 'Play All' };
}

/** '48 min', '2 h', '2 h 4 min'; 'about 48 min' when some lengths are unknown, 'unknown length' when all are. */
export function totalLength({ duration, unknownLengths }: ReturnType<typeof lengthOf>): string {
  if (duration === 0 && unknownLengths > 0) return 'unknown length';
  const minutes = Math.max(1, Math.round(duration / 60_000));
  const hours = Math.floor(minutes / 60);
  const parts = [hours > 0 && `${hours} h`, minutes % 60 > 0 && `${minutes % 60} min`];
  const total = parts.filter(Boolean).join(' ');
  return unknownLengths > 0 ? `about ${total}` : total;
}

export function lengthOf(tracks: readonly Track[]): { duration: number; unknownLengths: number } {
  const known = tracks.map(playingLength).filter((length) => length !== null);
  return {
    duration: known.reduce((sum, length) => sum + length, 0),
    unknownLengths: tracks.length - known.length,
  };
}

// Which of the found tracks may be the song that is looked for. Downloaded at the first search.
import type { Track } from '@segue/contract';
import { CONFIDENT, sameSong, searchTexts } from '@segue/tracks/same-song';

export { searchTexts };

export type Certainty = 'same' | 'probable' | 'other-version';

export type Candidate = {
  track: Track;
  certainty: Certainty;
  /** Milliseconds that it is longer than the song; null when a length is not known. */
  lengthDifferenceMs: number | null;
};

const PROBABLE = 0.4;
const CANDIDATES_MAX = 5;
const ORDER: readonly Certainty[] = ['same', 'probable', 'other-version'];

/** The best candidates, the surest first; one that plays in full stands before a preview. */
export function candidatesAmong(found: readonly Track[], song: Track): readonly Candidate[] {
  return found
    .filter(({ access }) => access !== 'blocked')
    .flatMap((track) => {
      const { confidence, lengthDifferenceMs, isOtherVersion } = sameSong(song, track);
      const certainty = certaintyOf(confidence, isOtherVersion);
      return certainty ? [{ track, certainty, confidence, lengthDifferenceMs }] : [];
    })
    .sort(
      (a, b) =>
        ORDER.indexOf(a.certainty) - ORDER.indexOf(b.certainty) ||
        Number(a.track.access === 'preview') - Number(b.track.access === 'preview') ||
        b.confidence - a.confidence ||
        Math.abs(a.lengthDifferenceMs ?? 0) - Math.abs(b.lengthDifferenceMs ?? 0),
    )
    .slice(0, CANDIDATES_MAX)
    .map(({ confidence: _, ...candidate }) => candidate);
}

function certaintyOf(confidence: number, isOtherVersion: boolean): Certainty | null {
  if (confidence >= CONFIDENT) return 'same';
  if (confidence >= PROBABLE) return 'probable';
  return isOtherVersion ? 'other-version' : null;
}

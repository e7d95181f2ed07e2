import type { Track } from '@segue/contract';
import { CONFIDENT, sameSong } from './same-song';

/** The other services' versions of a song, the most confident first; a full track goes before a preview. */
export function findVersion(song: Track, tracks: readonly Track[]): Track | undefined {
  const [best] = tracks
    .filter(({ provider, access }) => provider !== song.provider && access !== 'blocked')
    .map((track) => ({ track, isPreview: track.access === 'preview', ...sameSong(song, track) }))
    .filter(({ confidence }) => confidence >= CONFIDENT)
    .sort(
      (a, b) =>
        Number(a.isPreview) - Number(b.isPreview) ||
        b.confidence - a.confidence ||
        Math.abs(a.lengthDifferenceMs ?? 0) - Math.abs(b.lengthDifferenceMs ?? 0),
    );
  return best?.track;
}

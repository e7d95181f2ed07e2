// Finding tracks in a list by what a listener types.
import type { Track } from '@segue/contract';

/** The tracks whose title or any artist contains the trimmed text; case and accents do not matter. */
export function filterTracks(tracks: readonly Track[], text: string): readonly Track[] {
  const wanted = plain(text.trim());
  if (wanted === '') return tracks;
  return tracks.filter((track) => wordsOf(track).includes(wanted));
}

// Every key that is typed asks every track; their words do not change.
const known = new WeakMap<Track, string>();

/** Title and artists as they are compared, apart from each other by what nobody can type. */
function wordsOf(track: Track): string {
  let words = known.get(track);
  if (words === undefined) {
    words = plain([track.title, ...track.artistInfo.map(({ name }) => name)].join('\0'));
    known.set(track, words);
  }
  return words;
}

/** Lower case, with accents taken off their letters. */
function plain(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

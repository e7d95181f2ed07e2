// Finding tracks in a list by what a listener types.
import type { Track } from '@segue/contract';

/** The tracks whose title or any artist contains the trimmed text; case and accents do not matter. */
export function filterTracks(tracks: readonly Track[], text: string): readonly Track[] {
  const wanted = plain(text.trim());
  if (wanted === '') return tracks;
  return tracks.filter(({ title, artistInfo }) =>
    [title, ...artistInfo.map(({ name }) => name)].some((words) => plain(words).includes(wanted)),
  );
}

/** Lower case, with accents taken off their letters. */
function plain(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

// The filter boxes of favourites and playlists: one rule for both.
import type { Track } from '@segue/contract';

/** Whether a filter text occurs in the title or an artist, without regard to case or accents. Blank matches all. */
export function matchesFilter(track: Pick<Track, 'title' | 'artistInfo'>, filter: string): boolean {
  const wanted = plain(filter.trim());
  if (wanted === '') return true;
  return [track.title, ...track.artistInfo.map(({ name }) => name)].some((text) =>
    plain(text).includes(wanted),
  );
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('en');
}

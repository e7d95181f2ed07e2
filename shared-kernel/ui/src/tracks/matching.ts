import type { Track } from '@segue/contract';

// A longer filter text can only match tracks that its prefix matched.
const lastFound = new WeakMap<readonly Track[], { pattern: string; found: readonly Track[] }>();

/**
 * The tracks whose title or artists contain the trimmed text; case and accents do not matter. The same list as for the
 * text before, where it continues that and finds as many.
 */
export function filterTracks(tracks: readonly Track[], text: string): readonly Track[] {
  const pattern = normalize(text.trim());
  if (pattern === '') return tracks;
  const last = lastFound.get(tracks);
  const among = last && pattern.startsWith(last.pattern) ? last.found : tracks;
  const matching = among.filter((track) => searchTextOf(track).includes(pattern));
  const found = matching.length === among.length ? among : matching;
  lastFound.set(tracks, { pattern, found });
  return found;
}

// Every typed character searches every track, so the searchable text of a track is computed once.
const searchTexts = new WeakMap<Track, string>();

/** Normalized title and artists, separated by a character that cannot be typed. */
function searchTextOf(track: Track): string {
  let text = searchTexts.get(track);
  if (text === undefined) {
    text = normalize([track.title, ...track.artistInfo.map(({ name }) => name)].join('\0'));
    searchTexts.set(track, text);
  }
  return text;
}

function normalize(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

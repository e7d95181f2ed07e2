// The rows of two columns in which a song that both services have stands once.
import { trackKey, type Track, type TrackKey } from '@segue/contract';
import type { Columns, Pairs } from './pairs';

/** What a row stands for: both versions, with the other one hidden or below it; the other version; a song with two rows. */
export type RowRole = 'closed' | 'open' | 'other' | 'apart';

type Folded = { columns: Columns; roles: ReadonlyMap<Track, RowRole> };

/** Leaves the other versions out; those of the `opened` rows stand below them. A pair needs both of its tracks in `columns`. */
export function foldVersions(columns: Columns, pairs: Pairs, opened: ReadonlySet<TrackKey>): Folded {
  const present = new Set([...columns.spotify, ...columns.soundcloud]);
  const roles = new Map<Track, RowRole>();
  for (const [key, { track, other, isApart }] of pairs) {
    if (!present.has(track) || !present.has(other)) continue;
    roles.set(track, isApart ? 'apart' : opened.has(key) ? 'open' : 'closed');
    if (!isApart) roles.set(other, 'other');
  }
  const rowsOf = (tracks: readonly Track[]) =>
    tracks.flatMap((track) => {
      const role = roles.get(track);
      if (role === 'other') return [];
      return role === 'open' ? [track, pairs.get(trackKey(track))!.other] : track;
    });
  return { columns: { spotify: rowsOf(columns.spotify), soundcloud: rowsOf(columns.soundcloud) }, roles };
}

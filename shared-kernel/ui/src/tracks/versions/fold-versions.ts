// The rows of columns in which a song that several services have stands once.
import {
  forEachProvider,
  type Provider,
  PROVIDERS,
  type Track,
  type TrackKey,
  trackKey,
} from '@segue/contract';
import type { Columns, Groups } from './pairs';

/** The meaning of a row: all versions, with the others hidden or shown below; or one of those other versions. */
type RowRole = 'closed' | 'open' | 'other';

type Folded = {
  columns: Columns;
  roles: ReadonlyMap<Track, RowRole>;
  providersOf: (key: TrackKey) => readonly Provider[];
  othersOf: (key: TrackKey) => readonly Track[] | undefined;
};

/** Leaves the other versions out; those of the `opened` rows stand below them. A group needs two of its tracks in `columns`. */
export function foldVersions(columns: Columns, groups: Groups, opened: ReadonlySet<TrackKey>): Folded {
  const present = new Set(Object.values(columns).flat());
  const roles = new Map<Track, RowRole>();
  const hidden = new Map<TrackKey, readonly Track[]>();
  const providers = new Map<TrackKey, readonly Provider[]>();
  for (const [key, { track, others }] of groups) {
    const below = others.filter((other) => present.has(other));
    if (!present.has(track) || below.length === 0) continue;
    hidden.set(key, below);
    const all = [track, ...below];
    const services = PROVIDERS.filter((provider) => all.some((one) => one.provider === provider));
    for (const one of all) providers.set(trackKey(one), services);
    roles.set(track, opened.has(key) ? 'open' : 'closed');
    for (const other of below) roles.set(other, 'other');
  }
  const rowsOf = (tracks: readonly Track[]) =>
    tracks.flatMap((track) => {
      const role = roles.get(track);
      if (role === 'other') return [];
      return role === 'open' ? [track, ...hidden.get(trackKey(track))!] : track;
    });
  return {
    columns: forEachProvider((provider) => rowsOf(columns[provider])),
    roles,
    providersOf: (key) => providers.get(key) ?? [],
    othersOf: (key) => hidden.get(key),
  };
}

// Pure functions over the lists of favorites of each provider, newest first.
import { trackKey, type Provider, type Track } from '@segue/contract';

export type Favorites = Readonly<Record<Provider, readonly Track[]>>;

/** A favorite that the user added or removed. */
export type Change = {
  track: Track;
  add: boolean;
  /** ISO 8601. */
  at: string;
  /** The former time of a removed favorite that is restored. */
  favoritedAt?: string | undefined;
};

/** The lists after a change. */
export function afterChange(favorites: Favorites, change: Change): Favorites {
  const others = withoutTrack(favorites, change.track);
  if (!change.add) return others;
  const favorite = favoriteOf(change);
  if (change.favoritedAt) return withFormer(others, favorite);
  return { ...others, [favorite.provider]: [favorite, ...others[favorite.provider]] };
}

export function favoriteOf({ track, at, favoritedAt }: Omit<Change, 'add'>): Track {
  return { ...track, isFavorited: true, favoritedAt: favoritedAt ?? at };
}

/** The lists with the former copy of a track, or without the track. */
export function withoutChange(favorites: Favorites, track: Track, former: Track | null): Favorites {
  const others = withoutTrack(favorites, track);
  return former ? withFormer(others, former) : others;
}

export function listed(favorites: Favorites, track: Track): Track | null {
  const key = trackKey(track);
  return favorites[track.provider].find((other) => trackKey(other) === key) ?? null;
}

/** The lists without this track; those of other providers are left alone. */
function withoutTrack(favorites: Favorites, track: Track): Favorites {
  const list = track.provider;
  const key = trackKey(track);
  return { ...favorites, [list]: favorites[list].filter((other) => trackKey(other) !== key) };
}

/** The lists with a removed track restored at the position of its timestamp. */
function withFormer(favorites: Favorites, former: Track): Favorites {
  const list = former.provider;
  const tracks = favorites[list];
  const older = tracks.findIndex(({ favoritedAt = '' }) => favoritedAt < (former.favoritedAt ?? ''));
  const place = older < 0 ? tracks.length : older;
  return { ...favorites, [list]: tracks.toSpliced(place, 0, former) };
}

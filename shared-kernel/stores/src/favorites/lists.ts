// Pure functions over the two lists of favorites, newest first.
import { trackKey, type Favorites, type Provider, type Track } from '@segue/contract';

export const LIST_OF = {
  spotify: 'spotifyFavoriteTracks',
  soundcloud: 'soundcloudFavoriteTracks',
} as const satisfies Record<Provider, keyof Favorites>;

/** A favorite that the user added or removed. */
export type Change = {
  track: Track;
  add: boolean;
  /** ISO 8601. */
  at: string;
  /** Of a removed favorite that comes back: since when it was one. */
  favoritedAt?: string | undefined;
};

/** The lists after a change. */
export function afterChange(favorites: Favorites, change: Change): Favorites {
  const others = withoutTrack(favorites, change.track);
  if (!change.add) return others;
  const favorite = favoriteOf(change);
  return change.favoritedAt ? withFormer(others, favorite) : withNewest(others, favorite);
}

/** The track as a favorite. */
export function favoriteOf({ track, at, favoritedAt }: Omit<Change, 'add'>): Track {
  return { ...track, isFavorited: true, favoritedAt: favoritedAt ?? at };
}

/** The lists with the former copy of a track, or without the track. */
export function withoutChange(favorites: Favorites, track: Track, former: Track | null): Favorites {
  const others = withoutTrack(favorites, track);
  return former ? withFormer(others, former) : others;
}

/** The listed copy of a track, or null. */
export function listed(favorites: Favorites, track: Track): Track | null {
  const key = trackKey(track);
  return favorites[LIST_OF[track.provider]].find((other) => trackKey(other) === key) ?? null;
}

function withNewest(favorites: Favorites, newest: Track): Favorites {
  const list = LIST_OF[newest.provider];
  return { ...favorites, [list]: [newest, ...favorites[list]] };
}

/** The lists without this track; the other provider's list is left alone. */
function withoutTrack(favorites: Favorites, track: Track): Favorites {
  const list = LIST_OF[track.provider];
  const key = trackKey(track);
  return { ...favorites, [list]: favorites[list].filter((other) => trackKey(other) !== key) };
}

/** The lists with a removed track restored at the position of its timestamp. */
function withFormer(favorites: Favorites, former: Track): Favorites {
  const list = LIST_OF[former.provider];
  const tracks = favorites[list];
  const older = tracks.findIndex(({ favoritedAt = '' }) => favoritedAt < (former.favoritedAt ?? ''));
  const place = older < 0 ? tracks.length : older;
  return { ...favorites, [list]: tracks.toSpliced(place, 0, former) };
}

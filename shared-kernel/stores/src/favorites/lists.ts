// Pure changes to the two lists of favourites; newest first.
import { trackKey, type Favorites, type Provider, type Track } from '@segue/contract';

export const LIST_OF = {
  spotify: 'spotifyFavoriteTracks',
  soundcloud: 'soundcloudFavoriteTracks',
} as const satisfies Record<Provider, keyof Favorites>;

/** The lists with this track as the newest favourite of its provider. */
export function withTrack(favorites: Favorites, track: Track, at: string): Favorites {
  const list = LIST_OF[track.provider];
  const others = favorites[list].filter((other) => trackKey(other) !== trackKey(track));
  return { ...favorites, [list]: [{ ...track, isFavorited: true, favoritedAt: at }, ...others] };
}

/** The lists without this track; the other provider's list is left alone. */
export function withoutTrack(favorites: Favorites, track: Track): Favorites {
  const list = LIST_OF[track.provider];
  return { ...favorites, [list]: favorites[list].filter((other) => trackKey(other) !== trackKey(track)) };
}

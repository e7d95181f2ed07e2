// The newest favorites for the home screen: both services in one list, or each in its own where they are kept apart.
import { PROVIDERS, type Provider, type Track } from '@segue/contract';
import { $areProvidersSeparate, $favorites } from '@segue/stores';
import { combine } from 'effector';
import { newestFirst } from '../favorites';

/** `provider` is null when the tracks are of both. */
export type FavoritesGroup = { provider: Provider | null; tracks: readonly Track[] };

export const $groups = combine($favorites, $areProvidersSeparate, (favorites, areSeparate) => {
  const all = newestFirst([...favorites.spotifyFavoriteTracks, ...favorites.soundcloudFavoriteTracks]);
  const groups: readonly FavoritesGroup[] = areSeparate
    ? PROVIDERS.map((provider) => ({
        provider,
        tracks: all.filter((track) => track.provider === provider),
      }))
    : [{ provider: null, tracks: all }];
  return groups.filter(({ tracks }) => tracks.length > 0);
});

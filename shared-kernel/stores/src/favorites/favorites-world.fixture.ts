// What the tests of favourites share: a member's world, a few tracks, and what is seen of them.
import type { Favorites, Track } from '@segue/contract';
import { aSession, aSpotifyTrack, createWorld, settled, type World, type WorldOptions } from '@segue/testing';
import { $favorites } from '../index';
import { $diagnostics } from '../ports';

export const salt = aSpotifyTrack({ id: 'salt' });
export const old = {
  ...aSpotifyTrack({ id: 'old' }),
  isFavorited: true,
  favoritedAt: '2025-01-01T00:00:00.000Z',
};
export const listOf = (...spotifyFavoriteTracks: Track[]): Favorites => ({
  spotifyFavoriteTracks,
  soundcloudFavoriteTracks: [],
});

/** A world for each test of a file, without the lines it logs. */
export function favoritesWorld() {
  let world: World;
  let logged: jest.SpyInstance;
  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    world.stop();
    jest.restoreAllMocks();
  });
  const open = (options: WorldOptions) => (world = createWorld({ session: aSession(), ...options }));

  return {
    world: () => world,
    logged: () => logged,
    /** Opens one without waiting for what it asks at first. */
    open,
    /** The server takes every heart, unless told otherwise. */
    async begin(options: WorldOptions = {}): Promise<void> {
      open({
        ...options,
        api: {
          listFavorites: () => listOf(),
          addFavorite: () => ({ success: true }),
          removeFavorite: () => ({ success: true }),
          ...options.api,
        },
      });
      await settled(world.scope);
    },
    now: () => world.scope.getState($favorites),
    failures: () => world.scope.getState($diagnostics).map(({ message }) => message),
  };
}

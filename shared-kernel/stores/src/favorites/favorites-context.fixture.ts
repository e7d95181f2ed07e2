// What the tests of favourites share: a member's context, a few tracks, and what is seen of them.
import type { Favorites, Track } from '@segue/contract';
import {
  aSession,
  aSpotifyTrack,
  createTestContext,
  settled,
  type TestContext,
  type TestContextOptions,
} from '@segue/testing';
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

/** A context for each test of a file, without the lines it logs. */
export function favoritesContext() {
  let context: TestContext;
  let logged: jest.SpyInstance;
  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    context.stop();
    jest.restoreAllMocks();
  });
  const open = (options: TestContextOptions) =>
    (context = createTestContext({ session: aSession(), ...options }));

  return {
    context: () => context,
    logged: () => logged,
    /** Opens one without waiting for what it asks at first. */
    open,
    /** The server takes every heart, unless told otherwise. */
    async begin(options: TestContextOptions = {}): Promise<void> {
      open({
        ...options,
        api: {
          listFavorites: () => listOf(),
          addFavorite: () => ({ success: true }),
          removeFavorite: () => ({ success: true }),
          ...options.api,
        },
      });
      await settled(context.scope);
    },
    now: () => context.scope.getState($favorites),
    failures: () => context.scope.getState($diagnostics).map(({ message }) => message),
  };
}

// Shared by the favorites tests: a test context with a signed-in user, a few tracks, and the visible state.
import type { Favorites, Track } from '@segue/contract';
import {
  aSession,
  aSpotifyTrack,
  createTestContext,
  settled,
  type TestContext,
  type TestContextOptions,
} from '@segue/kernel/testing';
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

/** A new context for each test of a file; console output is silenced. */
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
    /** Opens a context without waiting for its first requests. */
    open,
    /** Opens a context whose server accepts every change by default, and waits for its first requests. */
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

import { PROVIDERS, writeWireLists, type AnswerOf, type Favorites, type routes } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { failure } from '../../failure';
import type { CallLog } from '../../providers/upstream-events';
import { inUserTransaction } from '../auth';
import { timeUpTo } from '../../time';
import { createTrackCatalogue, isPossibleTrackId, readTracks } from '../tracks';
import {
  countFavorites,
  deleteFavorite,
  insertFavorite,
  selectFavorites,
  type FavoriteKey,
} from './repository';
import { createStarSync } from './star-sync';

const FAVORITES_MAX = 20_000;

type Addition = Omit<FavoriteKey, 'userId'> & { favoritedAt?: string | undefined };

type Results = AnswerOf<typeof routes.addFavorites>['results'];

export function createFavoritesService(app: FastifyInstance) {
  const { database, trackRefresh, clock, log } = app;
  const catalogue = createTrackCatalogue(app);
  const stars = createStarSync(app, { favoritesMax: FAVORITES_MAX });
  const configured = PROVIDERS.filter((provider) => app.providers[provider]);
  return {
    list: async (userId: number): Promise<Favorites> => {
      const rows = await trackRefresh.readRows(() => selectFavorites(database, userId), userId);
      const tracks = readTracks(
        rows,
        (track, row) => ({ ...track, isFavorited: true, favoritedAt: row.favorited_at }),
        log,
      );
      stars.compareSoon(userId);
      return writeWireLists('FavoriteTracks', tracks, configured);
    },

    /** Adds all or none, newest first; a result for each. Those that are favorites keep their time. */
    addAll: async (userId: number, tracks: readonly Addition[], callLog?: CallLog): Promise<Results> => {
      const known = await catalogue.storeAll(tracks, { userId, log: callLog });
      const now = clock().getTime();
      const results = await inUserTransaction(database, userId, async (transaction) => {
        const kinds: Results = [];
        for (const [index, track] of tracks.entries()) {
          const { favoritedAt, ...key } = track;
          // A millisecond apart, so that those without a time keep their order.
          const addedAt = timeUpTo(now - index, favoritedAt);
          const isNew = known.has(track) && (await insertFavorite(transaction, { userId, ...key }, addedAt));
          kinds.push(isNew ? 'added' : known.has(track) ? 'duplicate' : 'notFound');
        }
        if (kinds.includes('added') && (await countFavorites(transaction, userId)) > FAVORITES_MAX)
          failure('badRequest', { message: `There is room for ${FAVORITES_MAX} favorites.` });
        return kinds;
      });
      for (const [index, { provider, trackId }] of tracks.entries())
        if (results[index] === 'added') stars.starSoon({ userId, provider, trackId }, true);
      return results;
    },

    remove: async (key: FavoriteKey): Promise<void> => {
      if (!isPossibleTrackId(key.trackId)) return;
      await deleteFavorite(database, key);
      stars.starSoon(key, false);
    },
  };
}

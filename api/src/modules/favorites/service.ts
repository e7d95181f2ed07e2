import { PROVIDERS, writeWireLists, type Favorites } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { failure } from '../../failure';
import type { CallLog } from '../../providers/upstream-events';
import { inUserTransaction } from '../auth';
import { createTrackCatalogue, isPossibleTrackId, readTracks } from '../tracks';
import {
  deleteFavorite,
  findBeforeAdding,
  insertFavorite,
  selectFavorites,
  type FavoriteKey,
} from './repository';
import { createStarSync } from './star-sync';

const FAVORITES_MAX = 20_000;

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

    /** True when it was not a favorite before. `since`: when it became one, ISO 8601; now when not given. */
    add: async (key: FavoriteKey, since: string | undefined, callLog?: CallLog): Promise<boolean> => {
      if (!isPossibleTrackId(key.trackId)) failure('trackNotFound');
      if (since !== undefined && Number.isNaN(Date.parse(since))) failure('badRequest');
      if ((await findBeforeAdding(database, key)).isFavorite) return false;
      await catalogue.ensureStored(key, { userId: key.userId, log: callLog });
      const now = clock().getTime();
      const at = since === undefined ? now : Math.min(Date.parse(since), now);
      const addedAt = new Date(at).toISOString();
      const isNew = await inUserTransaction(database, key.userId, async (transaction) => {
        const { isFavorite, count } = await findBeforeAdding(transaction, key);
        if (isFavorite) return false;
        if (count >= FAVORITES_MAX) {
          failure('badRequest', { message: `There is room for ${FAVORITES_MAX} favorites.` });
        }
        return insertFavorite(transaction, key, addedAt);
      });
      if (isNew) stars.starSoon(key, true);
      return isNew;
    },

    remove: async (key: FavoriteKey): Promise<void> => {
      if (!isPossibleTrackId(key.trackId)) return;
      await deleteFavorite(database, key);
      stars.starSoon(key, false);
    },
  };
}

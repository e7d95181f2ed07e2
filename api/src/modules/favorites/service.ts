import { writeWireLists, type Favorites, type Provider } from '@segue/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock';
import { inGroupCommit } from '../../database/group-commit';
import type { Database } from '../../database/tables';
import { failure } from '../../failure';
import type { CallLog } from '../../providers/upstream-events';
import { isPossibleTrackId, readTracks, type TrackCatalogue, type TrackRefresh } from '../tracks';
import {
  deleteFavorite,
  findBeforeAdding,
  insertFavorite,
  selectFavorites,
  type FavoriteKey,
} from './repository';

const FAVORITES_MAX = 20_000;

export type FavoritesService = {
  list: (userId: number) => Promise<Favorites>;
  /** True when it was not a favorite before. `since`: when it became one, ISO 8601; now when not given. */
  add: (key: FavoriteKey, since: string | undefined, callLog?: CallLog) => Promise<boolean>;
  remove: (key: FavoriteKey) => Promise<void>;
};

/** The favorites of a user. */
export function createFavoritesService(parts: {
  database: Database;
  catalogue: TrackCatalogue;
  trackRefresh: TrackRefresh;
  clock: Clock;
  /** The providers that the server is configured for. */
  configured: readonly Provider[];
  log: FastifyBaseLogger;
}): FavoritesService {
  const { database, catalogue, trackRefresh, clock, configured, log } = parts;
  return {
    list: async (userId) => {
      let rows = await selectFavorites(database, userId);
      if (await trackRefresh.fetchMissing(rows, userId)) rows = await selectFavorites(database, userId);
      trackRefresh.refreshStale(rows, userId);
      const tracks = readTracks(
        rows,
        (track, row) => ({ ...track, isFavorited: true, favoritedAt: row.favorited_at }),
        log,
      );
      return writeWireLists('FavoriteTracks', tracks, configured);
    },

    add: async (key, since, callLog) => {
      if (!isPossibleTrackId(key.trackId)) failure('trackNotFound');
      if (since !== undefined && Number.isNaN(Date.parse(since))) failure('badRequest');
      const { isFavorite, count } = await findBeforeAdding(database, key);
      if (isFavorite) return false;
      if (count >= FAVORITES_MAX) {
        failure('badRequest', { message: `There is room for ${FAVORITES_MAX} favorites.` });
      }
      await catalogue.ensureStored(key, { userId: key.userId, log: callLog });
      const now = clock().getTime();
      const at = since === undefined ? now : Math.min(Date.parse(since), now);
      const addedAt = new Date(at).toISOString();
      return inGroupCommit(database, (group) => insertFavorite(group, key, addedAt));
    },

    remove: async (key) => {
      if (!isPossibleTrackId(key.trackId)) return;
      await inGroupCommit(database, (group) => deleteFavorite(group, key));
    },
  };
}

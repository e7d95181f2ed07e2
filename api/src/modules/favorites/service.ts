import type { Favorites, Provider, Track } from '@segue/contract';
import type { Clock } from '../../clock';
import type { Database } from '../../database/tables';
import { failure } from '../../failure';
import { isPossibleTrackId, type TrackCatalogue } from '../tracks/catalogue';
import { readTrack } from '../tracks/repository';
import type { TrackUpkeep } from '../tracks/upkeep';
import {
  countFavorites,
  deleteFavorite,
  hasFavorite,
  insertFavorite,
  selectFavorites,
  type FavoriteKey,
} from './repository';

const FAVORITES_MAX = 20_000;

export type FavoritesService = {
  list: (userId: number) => Promise<Favorites>;
  /** True when it was none before. */
  add: (key: FavoriteKey) => Promise<boolean>;
  remove: (key: FavoriteKey) => Promise<void>;
};

/** One person's liked tracks. */
export function createFavoritesService(parts: {
  database: Database;
  catalogue: TrackCatalogue;
  upkeep: TrackUpkeep;
  clock: Clock;
}): FavoritesService {
  const { database, catalogue, upkeep, clock } = parts;
  return {
    list: async (userId) => {
      const rows = await selectFavorites(database, userId);
      upkeep.refreshStale(rows);
      const tracks = rows.flatMap((row): Track[] => {
        const track = readTrack(row);
        return track ? [{ ...track, isFavorited: true, favoritedAt: row.favorited_at }] : [];
      });
      const of = (provider: Provider) => tracks.filter((track) => track.provider === provider);
      return { spotifyFavoriteTracks: of('spotify'), soundcloudFavoriteTracks: of('soundcloud') };
    },

    add: async (key) => {
      if (!isPossibleTrackId(key.trackId)) failure('trackNotFound');
      if (await hasFavorite(database, key)) return false;
      if ((await countFavorites(database, key.userId)) >= FAVORITES_MAX) {
        failure('badRequest', { message: `There is room for ${FAVORITES_MAX} favorites.` });
      }
      await catalogue.know(key.provider, key.trackId);
      return insertFavorite(database, key, clock().toISOString());
    },

    remove: async (key) => {
      if (isPossibleTrackId(key.trackId)) await deleteFavorite(database, key);
    },
  };
}

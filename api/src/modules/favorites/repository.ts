// Favorites in SQL; every query names the user.
import type { Provider } from '@segue/contract';
import { prepare } from '../../database/prepared';
import type { Database } from '../../database/tables';
import { isTrackOf, STORED_TRACK_COLUMNS, type StoredTrack } from '../tracks';

export type FavoriteRow = StoredTrack & { favorited_at: string };

export async function selectFavorites(database: Database, userId: number): Promise<FavoriteRow[]> {
  return database
    .selectFrom('favorites')
    .innerJoin('tracks', (join) => join.on(isTrackOf('favorites')))
    .select([...STORED_TRACK_COLUMNS, 'favorites.favorited_at'])
    .where('favorites.user_id', '=', userId)
    .orderBy('favorites.favorited_at', 'desc')
    .orderBy('favorites.track_id')
    .execute();
}

export type FavoriteKey = { userId: number; provider: Provider; trackId: string };

export async function countFavorites(database: Database, userId: number): Promise<number> {
  const { rows } = await selectCount(database, { userId });
  return Number(rows[0]!.count);
}

const selectCount = prepare((database, { userId }: Pick<FavoriteKey, 'userId'>) =>
  database
    .selectFrom('favorites')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId),
);

/** Returns false when it was a favorite already. */
export async function insertFavorite(database: Database, key: FavoriteKey, now: string): Promise<boolean> {
  return (await insertNew(database, { ...key, now })).numAffectedRows === 1n;
}

const insertNew = prepare((database, { userId, provider, trackId, now }: FavoriteKey & { now: string }) =>
  database
    .insertInto('favorites')
    .values({ user_id: userId, provider, track_id: trackId, favorited_at: now })
    .onConflict((conflict) => conflict.doNothing()),
);

/** A connection to the user's own server; another one of the user has another time. */
export type Connection = Omit<FavoriteKey, 'trackId'> & { connectedAt: string };

/** The songs that were favorites and starred at the server when both were last compared. */
export async function selectStars(database: Database, { userId, provider, connectedAt }: Connection) {
  const stars = database.selectFrom('stars').select('track_id');
  const rows = stars.where((row) => row.and({ user_id: userId, provider, connected_at: connectedAt }));
  return new Set((await rows.execute()).map((row) => row.track_id));
}

export async function saveStar(database: Database, star: Connection & FavoriteKey): Promise<void> {
  const key = { user_id: star.userId, provider: star.provider, track_id: star.trackId };
  const values = { ...key, connected_at: star.connectedAt };
  const columns = ['user_id', 'provider', 'track_id'] as const;
  const saving = database.insertInto('stars').values(values);
  await saving.onConflict((conflict) => conflict.columns(columns).doUpdateSet(values)).execute();
}

/** Succeeds when the track was not a favorite. */
export async function deleteFavorite(
  database: Database,
  key: FavoriteKey,
  from: 'favorites' | 'stars' = 'favorites',
): Promise<void> {
  await database
    .deleteFrom(from)
    .where((row) => row.and({ user_id: key.userId, provider: key.provider, track_id: key.trackId }))
    .execute();
}

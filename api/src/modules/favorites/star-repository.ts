// In SQL: the songs that were favorites and starred when both were last compared, for the present connection.
import type { Selectable } from 'kysely';
import type { Database, Tables } from '../../database/tables';

type Star = Selectable<Tables['stars']>;
export type Connection = Omit<Star, 'track_id'>;

export async function selectStars(database: Database, connection: Connection) {
  const stars = database.selectFrom('stars').select('track_id');
  return new Set((await stars.where((row) => row.and(connection)).execute()).map((row) => row.track_id));
}

export async function saveStar(database: Database, star: Star): Promise<void> {
  await database
    .insertInto('stars')
    .values(star)
    .onConflict((conflict) => conflict.columns(['user_id', 'provider', 'track_id']).doUpdateSet(star))
    .execute();
}

export async function deleteStar(database: Database, { connected_at: _, ...star }: Star): Promise<void> {
  await database
    .deleteFrom('stars')
    .where((row) => row.and(star))
    .execute();
}

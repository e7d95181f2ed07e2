// The listening history in SQL; every query names the user.
import { sql } from 'kysely';
import type { Database, Tables } from '../../database/tables';
import { isTrackOf, STORED_TRACK_COLUMNS, type StoredTrack } from '../tracks';

/** Unless the user has paused the history. The same listen again changes nothing; more than `max` push out the oldest. */
export async function insertListen(database: Database, listen: Tables['listens'], max: number) {
  const { user_id, listened_at, provider, track_id } = listen;
  await sql`
    insert into listens (user_id, listened_at, provider, track_id)
    select id, ${listened_at}, ${provider}, ${track_id} from users where id = ${user_id} and history_paused = 0
    on conflict do nothing
  `.execute(database);
  await sql`
    delete from listens where user_id = ${user_id} and listened_at <= (
      select listened_at from listens where user_id = ${user_id} order by listened_at desc limit 1 offset ${max}
    )
  `.execute(database);
}

type Page = { before?: string | undefined; words?: readonly string[]; limit: number };

/** Newest first. `words` are in the form of `searchText`. */
export async function selectListens(
  database: Database,
  userId: number,
  { before, words = [], limit }: Page,
): Promise<(StoredTrack & { listened_at: string })[]> {
  // Rows of versions before have no text to search.
  const text = sql`coalesce(tracks.search_text, lower(tracks.payload))`;
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return database
    .selectFrom('listens')
    .innerJoin('tracks', (join) => join.on(isTrackOf('listens')))
    .select([...STORED_TRACK_COLUMNS, 'listens.listened_at'])
    .where('listens.user_id', '=', userId)
    .$if(before !== undefined, (query) => query.where('listens.listened_at', '<', before!))
    .where((row) => row.and(patterns.map((pattern) => sql<boolean>`${text} like ${pattern} escape '\\'`)))
    .orderBy('listens.listened_at', 'desc')
    .limit(limit)
    .execute();
}

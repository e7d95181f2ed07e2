// The listening history in SQL; every query names the user.
import { sql } from 'kysely';
import type { Database, Tables } from '../../database/tables';
import type { StoredTrack } from '../tracks';

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
  { before = '9999', words = [], limit }: Page,
) {
  // Rows of versions before have no text to search.
  const matches = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    return sql` and coalesce(search_text, lower(payload)) like ${pattern} escape '\\'`;
  });
  const { rows } = await sql<StoredTrack & { listened_at: string }>`
    select provider, track_id, payload, fetched_at, listened_at
    from listens join tracks using (provider, track_id)
    where user_id = ${userId} and listened_at < ${before}${sql.join(matches, sql``)}
    order by listened_at desc limit ${limit}
  `.execute(database);
  return rows;
}

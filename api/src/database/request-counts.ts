// Counts requests in fixed windows, for rate limits that several servers share.
import { sql, type Kysely } from 'kysely';
import { hashOf } from '../secrets/opaque-id';
import type { Database, Tables } from './tables';

/** How many requests a key has in its window, this one included, and when the window ends. */
export type RequestCount = { count: number; endsAt: Date };

/** Counts a request; the first one after the end of a window starts a new one. Only the hash of the key is stored. */
export async function countRequest(
  database: Kysely<Tables>,
  { key, windowMs, now }: { key: string; windowMs: number; now: Date },
): Promise<RequestCount> {
  const row = await database
    .insertInto('request_counts')
    .values({ key: hashOf(key), count: 1, ends_at: new Date(now.getTime() + windowMs).toISOString() })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when request_counts.ends_at > ${now.toISOString()} then request_counts.count + 1 else 1 end`,
        ends_at: sql<string>`case when request_counts.ends_at > ${now.toISOString()} then request_counts.ends_at else excluded.ends_at end`,
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow();
  return { count: row.count, endsAt: new Date(row.ends_at) };
}

export async function deleteEndedCounts(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('request_counts').where('ends_at', '<=', now.toISOString()).execute();
}

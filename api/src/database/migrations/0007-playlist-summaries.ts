// What the list of playlists shows of each one: when it changed, and the covers and lengths of its tracks.
import { sql, type Kysely } from 'kysely';

type Tables = {
  tracks: {
    provider: string;
    track_id: string;
    payload: string;
    image_url: string | null;
    duration: number | null;
  };
};

const BATCH = 500;

/** Adds the columns and fills them from the stored tracks. */
export async function createPlaylistSummaries(anyDatabase: Kysely<unknown>): Promise<void> {
  const database = anyDatabase.withTables<Tables>();
  await database.schema
    .alterTable('playlists')
    .addColumn('changed_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`
    update playlists set changed_at = coalesce(
      (select max(added_at) from playlist_tracks where playlist_tracks.playlist_id = playlists.id),
      created_at
    )
  `.execute(database);
  await database.schema.alterTable('tracks').addColumn('image_url', 'text').execute();
  await database.schema.alterTable('tracks').addColumn('duration', 'bigint').execute();
  let last: { provider: string; track_id: string } | null = null;
  do last = await fillBatch(database, last);
  while (last);
}

/** Fills the columns of the tracks that follow `last`; returns the last one, null when there was none. */
async function fillBatch(database: Kysely<Tables>, last: { provider: string; track_id: string } | null) {
  const rows = await database
    .selectFrom('tracks')
    .select(['provider', 'track_id', 'payload'])
    .$if(last !== null, (query) =>
      query.where(({ refTuple, tuple, eb }) =>
        eb(refTuple('provider', 'track_id'), '>', tuple(last!.provider, last!.track_id)),
      ),
    )
    .orderBy('provider')
    .orderBy('track_id')
    .limit(BATCH)
    .execute();
  for (const { provider, track_id, payload } of rows) {
    await database
      .updateTable('tracks')
      .set(summaryOf(payload))
      .where('provider', '=', provider)
      .where('track_id', '=', track_id)
      .execute();
  }
  return rows.at(-1) ?? null;
}

// In JavaScript, because PostgreSQL's JSON functions fail on characters that a title may contain.
function summaryOf(payload: string): { image_url: string | null; duration: number | null } {
  const { imageUrl, duration } = parsed(payload);
  return {
    image_url: typeof imageUrl === 'string' ? imageUrl : null,
    duration: Number.isSafeInteger(duration) ? (duration as number) : null,
  };
}

function parsed(payload: string): Record<string, unknown> {
  try {
    return (JSON.parse(payload) as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}

// One order over both providers in each playlist: every track has its own position.
import { sql, type Kysely } from 'kysely';

/** Renumbers the tracks of each playlist from 1 in their visible order, and makes the position unique. */
export async function createPlaylistPositions(database: Kysely<unknown>): Promise<void> {
  await sql`
    update playlist_tracks set position = numbered.place
    from (
      select playlist_id, provider, track_id,
        row_number() over (partition by playlist_id order by position, added_at, track_id, provider) as place
      from playlist_tracks
    ) as numbered
    where playlist_tracks.playlist_id = numbered.playlist_id
      and playlist_tracks.provider = numbered.provider
      and playlist_tracks.track_id = numbered.track_id
      and playlist_tracks.position <> numbered.place
  `.execute(database);
  await database.schema.dropIndex('playlist_tracks_order').execute();
  await database.schema
    .createIndex('playlist_tracks_order')
    .unique()
    .on('playlist_tracks')
    .columns(['playlist_id', 'position'])
    .execute();
}

// Indexes that answer whether a track is in any favorites or playlist.
import type { Kysely } from 'kysely';

/** Indexes both lists by track, and stored tracks by age. */
export async function createTrackReferences(database: Kysely<unknown>): Promise<void> {
  for (const table of ['favorites', 'playlist_tracks']) {
    await database.schema
      .createIndex(`${table}_by_track`)
      .on(table)
      .columns(['provider', 'track_id'])
      .execute();
  }
  await database.schema.createIndex('tracks_by_age').on('tracks').column('fetched_at').execute();
}

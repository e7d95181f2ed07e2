// Finding who still keeps a track, without reading everybody's lists.
import type { Kysely } from 'kysely';

/** Adds the ways from a track to the lists it is in. */
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

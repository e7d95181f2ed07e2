// The list of playlists in SQL: each with the number, length and first covers of its tracks, in two queries for all of them.
import type { Database } from '../../database/tables';

export type PlaylistRow = {
  id: number;
  name: string;
  created_at: string;
  changed_at: string;
  cover_id: string | null;
  track_count: number;
  duration: number;
  cover_urls: readonly string[];
};

/** As many as a mosaic shows. */
const COVERS = 4;

/** Oldest first: clients append a new playlist. Only one of them when `playlistId` is given. */
export async function selectPlaylists(
  database: Database,
  userId: number,
  playlistId: number | null = null,
): Promise<PlaylistRow[]> {
  const [rows, covers] = await Promise.all([
    selectTotals(database, userId, playlistId),
    selectCoverUrls(database, userId, playlistId),
  ]);
  const urls = new Map<number, string[]>();
  for (const { playlist_id: id, image_url: url } of covers) urls.set(id, [...(urls.get(id) ?? []), url]);
  // PostgreSQL answers counts and sums as text.
  return rows.map((row) => ({
    ...row,
    track_count: Number(row.track_count),
    duration: Number(row.duration ?? 0),
    cover_urls: urls.get(row.id) ?? [],
  }));
}

async function selectTotals(database: Database, userId: number, playlistId: number | null) {
  return database
    .selectFrom('playlists')
    .leftJoin('covers', 'covers.playlist_id', 'playlists.id')
    .leftJoin('playlist_tracks', 'playlist_tracks.playlist_id', 'playlists.id')
    .leftJoin('tracks', (join) =>
      join
        .onRef('tracks.provider', '=', 'playlist_tracks.provider')
        .onRef('tracks.track_id', '=', 'playlist_tracks.track_id'),
    )
    .select((select) => [
      'playlists.id',
      'playlists.name',
      'playlists.created_at',
      'playlists.changed_at',
      'covers.id as cover_id',
      select.fn.count<number | string>('playlist_tracks.track_id').as('track_count'),
      select.fn.sum<number | string | null>('tracks.duration').as('duration'),
    ])
    .where('playlists.user_id', '=', userId)
    .$if(playlistId !== null, (query) => query.where('playlists.id', '=', playlistId!))
    .groupBy(['playlists.id', 'covers.id'])
    .orderBy('playlists.id')
    .execute();
}

/** The first different covers of each playlist, in playlist order. */
async function selectCoverUrls(database: Database, userId: number, playlistId: number | null) {
  return database
    .with('different', (query) =>
      query
        .selectFrom('playlists')
        .innerJoin('playlist_tracks', 'playlist_tracks.playlist_id', 'playlists.id')
        .innerJoin('tracks', (join) =>
          join
            .onRef('tracks.provider', '=', 'playlist_tracks.provider')
            .onRef('tracks.track_id', '=', 'playlist_tracks.track_id'),
        )
        .where('playlists.user_id', '=', userId)
        .$if(playlistId !== null, (all) => all.where('playlists.id', '=', playlistId!))
        .where('tracks.image_url', 'is not', null)
        .groupBy(['playlists.id', 'tracks.image_url'])
        .select((select) => [
          'playlists.id as playlist_id',
          'tracks.image_url',
          select.fn.min('playlist_tracks.position').as('position'),
        ]),
    )
    .with('numbered', (query) =>
      query.selectFrom('different').select((select) => [
        'playlist_id',
        'image_url',
        select.fn
          .agg<number>('row_number')
          .over((over) => over.partitionBy('playlist_id').orderBy('position'))
          .as('place'),
      ]),
    )
    .selectFrom('numbered')
    .select(['playlist_id', 'image_url'])
    .$narrowType<{ image_url: string }>()
    .where('place', '<=', COVERS)
    .orderBy('playlist_id')
    .orderBy('place')
    .execute();
}

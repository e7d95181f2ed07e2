// Users with sessions, playlists and favorites in a temporary PostgreSQL that the API has migrated.
const TRACKS = 5_000;
const PLAYLISTS = 5;
const TRACKS_PER_PLAYLIST = 25;
const FAVORITES = 50;

/** The secret of a user's session: as long as a real one. @param {number} user */
const sessionOf = (user) => `session-${String(user).padStart(35, '0')}`;

/** As SQL: provider and id of the n-th track, named as in bench/api/data.mjs. @param {string} index */
const trackSql = (index) =>
  `case when (${index}) % 2 = 0 then 'spotify' else 'soundcloud' end, 'track-' || (${index}) % ${TRACKS}`;

/**
 * @param {{ query: (sql: string) => string }} postgres @param {number} count
 * @param {string} cookieName of the session
 * @returns {{ cookies: string[], playlistsOf: (user: number) => readonly number[] }} by user, from 1
 */
export function fillPostgres(postgres, count, cookieName) {
  const now = `'${new Date().toISOString()}'`;
  const end = `'${new Date(Date.now() + 30 * 86_400_000).toISOString()}'`;
  const payload = JSON.stringify({
    title: 'Harbour lights',
    album: 'Tides',
    artistInfo: [{ id: 'artist-1', name: 'The Lighthouse Keepers', profileUrl: null }],
    imageUrl: 'https://i.scdn.co/image/ab67616d0000b273',
    uri: 'https://open.spotify.com/track/1',
    duration: 180_000,
    explicit: false,
    access: 'full',
  });
  postgres.query(`
    insert into tracks (provider, track_id, payload, fetched_at, image_url, duration)
      select provider, id, ('${payload}' :: jsonb || jsonb_build_object('id', id, 'provider', provider)) :: text, ${now}, null, 180000
      from generate_series(0, ${TRACKS - 1}) n, lateral (select ${trackSql('n')}) named (provider, id);
    insert into users (email, email_key, password_hash, created_at, updated_at)
      select mail, mail, 'not a hash', ${now}, ${now}
      from generate_series(1, ${count}) n, concat('user-', n, '@example.com') mail order by n;
    insert into sessions (id_hash, user_id, created_at, last_seen_at, expires_at)
      select encode(sha256(convert_to('session-' || lpad(n :: text, 35, '0'), 'utf8')), 'hex'), n, ${now}, ${now}, ${end}
      from generate_series(1, ${count}) n;
    insert into playlists (user_id, name, created_at, changed_at)
      select n, 'Evenings ' || list, ${now}, ${now}
      from generate_series(1, ${count}) n, generate_series(1, ${PLAYLISTS}) list order by n, list;
    insert into playlist_tracks (playlist_id, provider, track_id, position, added_at)
      select playlists.id, ${trackSql('playlists.id * 7 + place')}, place, ${now}
      from playlists, generate_series(0, ${TRACKS_PER_PLAYLIST - 1}) place;
    insert into favorites (user_id, provider, track_id, favorited_at)
      select n, ${trackSql('n * 3 + place')}, ${now}
      from generate_series(1, ${count}) n, generate_series(0, ${FAVORITES - 1}) place;
    analyze;
  `);
  return {
    cookies: Array.from({ length: count + 1 }, (_, user) => `${cookieName}=${sessionOf(user)}`),
    playlistsOf: (user) => Array.from({ length: PLAYLISTS }, (_, list) => (user - 1) * PLAYLISTS + list + 1),
  };
}

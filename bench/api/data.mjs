// Fills the database of a benchmark with users, sessions, playlists and favorites.
import { DatabaseSync } from '@photostructure/sqlite';
import { createHash, randomBytes } from 'node:crypto';

export const USERS = 10_000;
/** Users with lists; the first ones, ids from 1. */
export const USERS_WITH_LISTS = 1_000;
/** The first users have as many playlists and favorites as someone who uses Segue daily. */
export const HEAVY_USERS = 50;
const LISTS = { heavy: { playlists: 20, favorites: 500 }, light: { playlists: 5, favorites: 50 } };
const TRACKS_PER_PLAYLIST = 25;
const TRACKS = 5_000;
const COVERS = 500;
const DAY_MS = 86_400_000;
export const JSON_HEADERS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

/** The n-th stored track, as requests name it. @param {number} index */
export const trackOf = (index) => ({
  provider: index % 2 === 0 ? 'spotify' : 'soundcloud',
  trackId: `track-${index % TRACKS}`,
});

/** The id of a user's first playlist. @param {number} userId */
const firstPlaylistOf = (userId) =>
  1 +
  Math.min(userId - 1, HEAVY_USERS) * LISTS.heavy.playlists +
  Math.max(0, userId - 1 - HEAVY_USERS) * LISTS.light.playlists;

/** What a user sends again and again: four reads, then a write. @param {string} cookie @param {number} userId */
export function requestsOf(cookie, userId) {
  const reads = ['/api/playlists', '/api/auth/checkAuth', '/api/track/favorite'];
  const body = JSON.stringify({ newVolume: 0.4 });
  return [
    ...[...reads, `/api/playlists/${firstPlaylistOf(userId)}/tracks`].map((path) => ({
      method: 'GET',
      path,
      headers: { cookie },
    })),
    { method: 'PUT', path: '/api/playback/volume', headers: { ...JSON_HEADERS, cookie }, body },
  ];
}

const listsOf = (userId) => (userId <= HEAVY_USERS ? LISTS.heavy : LISTS.light);

/**
 * Writes into a database that the API has migrated.
 * @param {string} file @returns {string[]} the session cookie of each user, by id from 1 (index 0 is empty)
 */
export function fillDatabase(file) {
  const database = new DatabaseSync(file, { timeout: 10_000 });
  const now = new Date().toISOString();
  const inserts = insertsInto(database);
  const cookies = [''];
  database.exec('begin');
  for (let index = 0; index < TRACKS; index += 1) {
    const track = storedTrack(index);
    inserts.track.run(track.provider, track.id, JSON.stringify(track), now, track.imageUrl, track.duration);
  }
  for (let id = 1; id <= USERS; id += 1) {
    const email = `user-${id}@example.com`;
    inserts.user.run(id, email, email, 'not a hash', now, now);
    const session = randomBytes(32).toString('base64url');
    const hash = createHash('sha256').update(session).digest('hex');
    inserts.session.run(hash, id, now, now, new Date(Date.now() + 30 * DAY_MS).toISOString());
    cookies.push(`segue-session=${session}`);
    if (id <= USERS_WITH_LISTS) addLists(inserts, id, now);
  }
  database.exec('commit; pragma wal_checkpoint(truncate)');
  database.close();
  return cookies;
}

function insertsInto(database) {
  const into = (table, columns) =>
    database.prepare(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    );
  return {
    track: into('tracks', ['provider', 'track_id', 'payload', 'fetched_at', 'image_url', 'duration']),
    user: into('users', ['id', 'email', 'email_key', 'password_hash', 'created_at', 'updated_at']),
    session: into('sessions', ['id_hash', 'user_id', 'created_at', 'last_seen_at', 'expires_at']),
    playlist: into('playlists', ['user_id', 'name', 'created_at', 'changed_at']),
    entry: into('playlist_tracks', ['playlist_id', 'provider', 'track_id', 'position', 'added_at']),
    favorite: into('favorites', ['user_id', 'provider', 'track_id', 'favorited_at']),
  };
}

function addLists(inserts, userId, now) {
  const { playlists, favorites } = listsOf(userId);
  for (let list = 0; list < playlists; list += 1) {
    const { lastInsertRowid } = inserts.playlist.run(userId, `Evenings of user ${userId}, ${list}`, now, now);
    for (let position = 0; position < TRACKS_PER_PLAYLIST; position += 1) {
      const { provider, trackId } = trackOf(userId * 7 + list * TRACKS_PER_PLAYLIST + position);
      inserts.entry.run(lastInsertRowid, provider, trackId, position, now);
    }
  }
  for (let index = 0; index < favorites; index += 1) {
    const { provider, trackId } = trackOf(userId * 3 + index);
    inserts.favorite.run(userId, provider, trackId, new Date(Date.now() - index * 60_000).toISOString());
  }
}

/** The track as the server stores it. @param {number} index */
export function storedTrack(index) {
  const { provider, trackId } = trackOf(index);
  return {
    id: trackId,
    title: `Harbour lights, part ${index}`,
    artistInfo: [
      {
        id: `artist-${index % 300}`,
        name: `The Lighthouse Keepers ${index % 300}`,
        profileUrl: `https://open.spotify.com/artist/${index % 300}`,
      },
    ],
    album: `Tides ${index % 900}`,
    imageUrl: `https://i.scdn.co/image/ab67616d0000b273${String(index % COVERS).padStart(24, '0')}`,
    provider,
    uri: `https://open.spotify.com/track/${trackId}`,
    duration: 180_000 + (index % 120) * 1000,
    explicit: false,
    access: 'full',
  };
}

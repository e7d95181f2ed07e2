// Simulated users of the API: each with a session and a pause before each request, and each compares what it reads with what it
// has written.
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { favoritesOf, playlistsOf, trackOf, tracksOf } from './data.mjs';
import { jsonOf, sendRequest } from './http.mjs';

const PAUSE_MS = { min: 1000, max: 5000 };
const OK = [200, 201];

/**
 * What a user's lists hold; tracks are keys such as `spotify track-1`.
 * @typedef {{ volume: number | undefined, favorites: Set<string>, tracks: Map<number, string[]> }} Lists
 */

/** @param {number} user @returns {Lists} */
const listsAtStart = (user) => ({
  volume: undefined,
  favorites: new Set(favoritesOf(user).map(keyOf)),
  tracks: new Map(playlistsOf(user).map((id, list) => [id, tracksOf(user, list).map(keyOf)])),
});

const keyOf = ({ provider, id, trackId = id }) => `${provider} ${trackId}`;
const sorted = (keys) => [...keys].sort();

/**
 * What a user does next, as often as it stands here: a request, and what it changes or what its answer must show.
 * @type {((lists: Lists, random: number) => { request: import('./http.mjs').Request, change?: () => void, isRight?: (body: any) => boolean })[]}
 */
const ACTS = [
  (lists) => ({
    request: { path: '/api/auth/checkAuth' },
    isRight: ({ isAuthenticated, userInfo }) => isAuthenticated && userInfo.volume === lists.volume,
  }),
  readPlaylists,
  readPlaylists,
  ({ favorites }) => ({
    request: { path: '/api/track/favorite' },
    isRight: ({ spotifyFavoriteTracks, soundcloudFavoriteTracks }) =>
      isDeepStrictEqual(
        sorted([...spotifyFavoriteTracks, ...soundcloudFavoriteTracks].map(keyOf)),
        sorted(favorites),
      ),
  }),
  readTracks,
  readTracks,
  (lists, random) => changeFavorite('POST', lists, random),
  (lists, random) => changeFavorite('DELETE', lists, random),
  (lists, random) => {
    const newVolume = (random % 100) / 100;
    return {
      request: { method: 'PUT', path: '/api/playback/volume', body: { newVolume } },
      change: () => (lists.volume = newVolume),
    };
  },
  changeTracks,
  () => ({ request: { path: '/home', headers: { accept: 'text/html' } } }),
];

function readPlaylists({ tracks }) {
  return {
    request: { path: '/api/playlists' },
    isRight: ({ playlists }) =>
      playlists.length === tracks.size &&
      playlists.every(({ playlistId, summary }) => summary.trackCount === tracks.get(playlistId)?.length),
  };
}

const oneOf = ({ tracks }, random) => [...tracks.keys()][random % tracks.size];

function readTracks(lists, random) {
  const id = oneOf(lists, random);
  return {
    request: { path: `/api/playlists/${id}/tracks` },
    isRight: ({ playlistTracks: { spotifyPlaylistTracks, soundcloudPlaylistTracks } }) => {
      const shown = [...spotifyPlaylistTracks, ...soundcloudPlaylistTracks];
      const inOrder = shown.sort((one, other) => one.position - other.position);
      return (
        isDeepStrictEqual(inOrder.map(keyOf), lists.tracks.get(id)) &&
        shown.every((track) => track.isFavorited === lists.favorites.has(keyOf(track)))
      );
    },
  };
}

function changeFavorite(method, { favorites }, random) {
  const track = trackOf(random);
  return {
    request: { method, path: '/api/track/favorite', body: track },
    change: () => (method === 'POST' ? favorites.add(keyOf(track)) : favorites.delete(keyOf(track))),
  };
}

/** Adds a track to a playlist, or removes the one that is there. */
function changeTracks({ tracks }, random) {
  const id = oneOf({ tracks }, random);
  const track = trackOf(random);
  const present = tracks.get(id);
  const others = present.filter((key) => key !== keyOf(track));
  const isThere = others.length < present.length;
  return {
    request: {
      method: isThere ? 'DELETE' : 'PUT',
      path: '/api/playlists/track',
      body: { playlistId: id, ...track },
    },
    change: () => tracks.set(id, isThere ? others : [...present, keyOf(track)]),
  };
}

/**
 * Runs the users for a time.
 * @param {{ origin: string, cookies: import('./data.mjs').Cookies }} product
 * @param {number} count @param {number} minutes
 * @returns {Promise<{ latencies: number[], failures: string[], wrong: string[] }>} milliseconds of each answer, in rising order;
 * requests without a success; reads that differ from the user's writes
 */
export async function runUsers({ origin, cookies }, count, minutes) {
  const until = performance.now() + minutes * 60_000;
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const results = { latencies: [], failures: [], wrong: [] };
  const live = async (user) => {
    const lists = listsAtStart(user);
    for (;;) {
      await delay(PAUSE_MS.min + Math.random() * (PAUSE_MS.max - PAUSE_MS.min));
      if (performance.now() > until) return;
      const random = Math.floor(Math.random() * 1_000_000);
      const act = ACTS[random % ACTS.length](lists, random);
      const { method = 'GET', path, headers } = act.request;
      const request = {
        ...act.request,
        cookie: cookies[user],
        headers: { 'accept-encoding': 'br', ...headers },
      };
      const started = performance.now();
      const answer = await sendRequest(agent, origin, request).catch((error) => ({ status: String(error) }));
      results.latencies.push(performance.now() - started);
      if (!OK.includes(answer.status)) results.failures.push(`${method} ${path}: ${answer.status}`);
      else if (act.isRight && !act.isRight(jsonOf(decompressed(answer)))) results.wrong.push(path);
      else act.change?.();
    }
  };
  await Promise.all(Array.from({ length: count }, (_, index) => live(index + 1)));
  agent.destroy();
  results.latencies.sort((one, other) => one - other);
  return results;
}

const decompressed = ({ headers, bytes }) => ({
  bytes: headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes,
});

// Simulated users of the API: each with a session and a connection of its own, and a pause before each request.
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { trackOf } from './data.mjs';

const PAUSE_MS = { min: 1000, max: 5000 };
const JSON_HEADERS = { 'content-type': 'application/json' };

/** What a user does next, as often as it stands here. */
const ACTS = [
  () => ({ path: '/api/auth/checkAuth' }),
  () => ({ path: '/api/playlists' }),
  () => ({ path: '/api/playlists' }),
  () => ({ path: '/api/track/favorite' }),
  ({ playlist }) => ({ path: `/api/playlists/${playlist}/tracks` }),
  ({ playlist }) => ({ path: `/api/playlists/${playlist}/tracks` }),
  ({ random }) => favorite('POST', random),
  ({ random }) => favorite('DELETE', random),
  ({ random }) => ({
    method: 'PUT',
    path: '/api/playback/volume',
    body: { newVolume: (random % 100) / 100 },
  }),
  () => ({ path: '/home', headers: { accept: 'text/html' } }),
];

const favorite = (method, random) => ({ method, path: '/api/track/favorite', body: trackOf(random) });

/**
 * Runs the users for a time.
 * @param {{ origin: string, cookies: import('./data.mjs').Cookies, playlistsOf: (user: number) => readonly number[] }} product
 * @param {number} count @param {number} minutes
 * @returns {Promise<{ latencies: number[], failures: string[] }>} milliseconds of each answer, in rising order
 */
export async function runUsers({ origin, cookies, playlistsOf }, count, minutes) {
  const until = performance.now() + minutes * 60_000;
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const latencies = [];
  const failures = [];
  const live = async (user) => {
    const playlists = playlistsOf(user);
    for (;;) {
      await delay(PAUSE_MS.min + Math.random() * (PAUSE_MS.max - PAUSE_MS.min));
      if (performance.now() > until) return;
      const random = Math.floor(Math.random() * 1_000_000);
      const act = ACTS[random % ACTS.length]({ random, playlist: playlists[random % playlists.length] });
      const started = performance.now();
      const status = await send(agent, origin, { ...act, cookie: cookies[user] }).catch(String);
      latencies.push(performance.now() - started);
      if (!(status >= 200 && status < 300)) failures.push(`${act.method ?? 'GET'} ${act.path}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: count }, (_, index) => live(index + 1)));
  agent.destroy();
  return { latencies: latencies.sort((one, other) => one - other), failures };
}

/** @returns {Promise<number>} the status, after the whole answer has arrived */
function send(agent, origin, { method = 'GET', path, headers, body, cookie }) {
  return new Promise((resolve, reject) => {
    const text = body && JSON.stringify(body);
    // Node sends no length of a DELETE's body by itself.
    const bodyHeaders = text && { ...JSON_HEADERS, 'content-length': Buffer.byteLength(text) };
    const all = { cookie, 'accept-encoding': 'br, gzip', ...headers, ...bodyHeaders };
    const sent = request(origin + path, { agent, method, headers: all }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    sent.on('error', reject).end(text);
  });
}

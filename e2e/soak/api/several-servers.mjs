// Two servers on one PostgreSQL act as one: they share limits, back-offs, sessions, playlists and covers.
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { NO_CREDENTIALS } from '../../../tooling/start/settings.mjs';
import { coverPng } from './crash/cover-png.mjs';
import { createPostgres } from './postgres.mjs';
import { atLeast, atMost, none, report } from './report.mjs';
import { clientWith, playlistForm, registerUser, startApiServer } from './server.mjs';

const SEARCHES = { sent: 200, allowed: 80 };
const WRITES = { sent: 300, allowed: 120 };
const AT_ONCE = 10;
const BACKOFF_KNOWN_MS = 2000;
const GIVEN_UP_MS = 10_000;

export async function run() {
  const postgres = await createPostgres();
  const servers = [];
  try {
    const environment = {
      DATABASE_URL: postgres.url,
      SEGUE_SECRET_KEY: randomBytes(32).toString('hex'),
      SEARCHES_PER_MINUTE: String(SEARCHES.allowed),
      LIMIT_WRITES: String(WRITES.allowed),
      // Lets the test search from another network than the one whose searches it counts.
      TRUSTED_PROXIES: 'loopback',
    };
    servers.push(await startApiServer({ ...environment, ...NO_CREDENTIALS }));
    // The second server uses the sandbox of the first one.
    servers.push(await startApiServer({ ...environment, ...providerSettings(servers[0].apiEnv) }));
    const origins = servers.map(({ origin }) => origin);
    const counted = await clientsOf('counted@example.com', origins);

    const rows = [
      await shareBackoff(origins, servers[0].apiEnv.SPOTIFY_API_URL),
      none('what one server changed and the other one did not show at once', await findStale(origins)),
      ...(await countLimited('searches', SEARCHES, (index) =>
        counted[index % 2]('GET', `/api/search/word%20${index}/soundcloud/20/0`),
      )),
      ...(await countLimited('changes of one user', WRITES, (index) =>
        counted[index % 2]('PUT', '/api/playback/volume', { newVolume: (index % 100) / 100 }),
      )),
    ];
    return report('several-servers', rows);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.remove();
  }
}

const providerSettings = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => /^(SPOTIFY|SOUNDCLOUD|PROVIDER)_/.test(name)));

/** Clients of one user, one for each server. */
async function clientsOf(email, origins) {
  const cookie = await registerUser(origins[0], email);
  return origins.map((origin) => clientWith(cookie, origin));
}

const search = (origin, word, provider) =>
  fetch(`${origin}/api/search/${word}/${provider}/20/0`, { headers: { 'x-forwarded-for': '203.0.113.7' } });

/** One server meets a 429; the provider would answer the other one, which must not ask. */
async function shareBackoff([one, other], apiUrl) {
  const faults = `${new URL(apiUrl).origin}/__sandbox/faults`;
  const fault = {
    service: 'spotify-api',
    path: '/v1/search',
    always: true,
    effect: 'rate-limited-for-hours',
  };
  await fetch(faults, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  await search(other, 'before', 'spotify');
  await fetch(faults, { method: 'DELETE' });
  const from = performance.now();
  let known = null;
  for (let count = 0; known === null && performance.now() - from < GIVEN_UP_MS; count += 1) {
    const { status } = await search(one, `after-${count}`, 'spotify');
    if (status !== 200) known = performance.now() - from;
    else await delay(100);
  }
  return atMost("until a server knows the other one's back-off", BACKOFF_KNOWN_MS, known, 'ms');
}

/** Changes something on one server and reads it from the other one. @returns {Promise<string[]>} */
async function findStale(origins) {
  const [one, other] = await clientsOf('reader@example.com', origins);
  const form = playlistForm('Together');
  form.set('playlistCover', new File([coverPng(8)], 'cover.png', { type: 'image/png' }));
  const { playlistId } = (await one('PUT', '/api/playlists', form)).body.playlist;
  const read = async () => (await other('GET', '/api/playlists')).body.playlists.at(0);
  const created = await read();
  const cover = await fetchCover(other, created?.imageUrl);
  const [track] = (await (await search(origins[0], 'midnight', 'soundcloud')).json()).queryData;
  await one('PUT', '/api/playlists/track', { playlistId, provider: 'soundcloud', trackId: track.id });
  const filled = await read();
  await one('DELETE', '/api/playlists/track', { playlistId, provider: 'soundcloud', trackId: track.id });
  const emptied = await read();
  await one('PUT', '/api/playback/volume', { newVolume: 0.25 });
  const volume = (await other('GET', '/api/auth/checkAuth')).body.userInfo.volume;
  await one('POST', '/api/auth/logout');
  const { isAuthenticated } = (await other('GET', '/api/auth/checkAuth')).body;
  return Object.entries({
    'a new playlist': created?.playlistId === playlistId,
    'its cover': cover,
    'an added track in the summary': filled?.summary.trackCount === 1,
    'a removed track in the summary': emptied?.summary.trackCount === 0,
    'the volume': volume === 0.25,
    'the logout': isAuthenticated === false,
  }).flatMap(([what, isSeen]) => (isSeen ? [] : [what]));
}

async function fetchCover(call, path) {
  if (!path) return false;
  // The client parses JSON, which an image is not.
  return call('GET', path).then(
    () => false,
    (error) => error instanceof SyntaxError,
  );
}

/** Sends more than the limit allows over both servers: exactly the limit passes. */
async function countLimited(what, { sent, allowed }, send) {
  let passed = 0;
  for (let first = 0; first < sent; first += AT_ONCE) {
    const indices = Array.from({ length: Math.min(AT_ONCE, sent - first) }, (_, offset) => first + offset);
    const answers = await Promise.all(indices.map(send));
    passed += answers.filter(({ status }) => status !== 429).length;
  }
  const title = `${sent} ${what} in a minute at a limit of ${allowed}: passed`;
  return [atMost(title, allowed, passed), atLeast(title, allowed, passed)];
}

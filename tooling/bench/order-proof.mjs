// `npm run proof:playlist-order`: 300 moves and 40 adds at once in one playlist, over two API processes on one PostgreSQL. None may
// answer 500, and no two tracks may have one position.
import { settingsFrom } from '../start/environment.mjs';
import { freePortPair } from '../start/ports.mjs';
import { startSandbox } from '../start/product.mjs';
import { say } from '../start/say.mjs';
import { playlistForm, registerUser, startApiOn } from './api-under-test.mjs';
import { spread, tally } from './figures.mjs';
import { onABuild } from './on-a-build.mjs';
import { createPostgres } from './throwaway-postgres.mjs';

const MOVES = 300;
const ADDS = 40;
const QUERIES = ['a', 'e', 'i', 'o'];
const PROVIDERS = ['spotify', 'soundcloud'];

/** Tracks that a search knows, of both providers. */
async function findTracks(call, count) {
  const found = new Map();
  for (const query of QUERIES) {
    for (const provider of PROVIDERS) {
      const { status, body } = await call('GET', `/api/search/${query}/${provider}/20/0`);
      if (status !== 200) throw new Error(`the search answered ${status}`);
      for (const { id } of body.queryData) found.set(`${provider}:${id}`, { provider, trackId: id });
    }
  }
  if (found.size < count) throw new Error(`the search knows ${found.size} tracks only`);
  return [...found.values()].slice(0, count);
}

/** Says how it went; true when nothing answered 500. */
function report(title, answers) {
  const { p50, max } = spread(answers.map(({ ms }) => ms));
  const unlike = answers.filter(({ status, retryAfter }) => status === 503 && !retryAfter).length;
  say(
    `${title}: ${JSON.stringify(tally(answers.map(({ status }) => status)))}, p50 ${p50.toFixed(0)} ms, slowest ${max.toFixed(0)} ms` +
      (unlike ? `, ${unlike} × 503 without Retry-After` : ''),
  );
  return unlike === 0 && answers.every(({ status }) => status < 500 || status === 503);
}

async function prove() {
  const postgres = await createPostgres();
  const sandboxPort = String(await freePortPair(4720));
  const stands = settingsFrom({ PORT: String(Number(sandboxPort) + 1), SANDBOX_PORT: sandboxPort });
  const sandbox = startSandbox(stands);
  const apis = [];
  try {
    await sandbox.ready;
    for (let index = 0; index < 2; index += 1)
      apis.push(await startApiOn(postgres.url, { ...providersOf(stands), SEARCHES_PER_MINUTE: '1000' }));
    const origin = (index) => apis[index % apis.length].origin;
    const call = await registerUser(origin(0), 'mover@example.com');
    const created = await call('PUT', '/api/playlists', playlistForm('Together'));
    const { playlistId } = created.body.playlist;
    const tracks = await findTracks(call, ADDS);
    // Known beforehand, so that the adds meet in the database and not at the provider.
    for (const track of tracks) {
      await call('PUT', '/api/playlists/track', { playlistId, ...track });
      await call('DELETE', '/api/playlists/track', { playlistId, ...track });
    }

    const adds = await Promise.all(
      tracks.map((track, index) =>
        call('PUT', '/api/playlists/track', { playlistId, ...track }, origin(index)),
      ),
    );
    const isAdded = report(`${ADDS} adds at once`, adds);
    const moves = await Promise.all(
      Array.from({ length: MOVES }, (_, index) => {
        const track = tracks[(index * 7) % ADDS];
        const others = tracks.filter(({ provider }) => provider === track.provider);
        const before = index % 5 === 0 ? null : others[(index * 3) % others.length].trackId;
        return call('PUT', '/api/playlists/track/place', { playlistId, ...track, before }, origin(index));
      }),
    );
    const isMoved = report(`${MOVES} moves at once`, moves);
    const positions = postgres.query(
      'select count(*), count(distinct position), count(distinct (provider, track_id)) from playlist_tracks',
    );
    say(`tracks, positions, different tracks: ${positions}`);
    const added = adds.filter(({ status }) => status < 300).length;
    return isAdded && isMoved && positions === `${added}|${added}|${added}`;
  } finally {
    await Promise.all(apis.map((api) => api.stop()));
    await sandbox.stop();
    await postgres.remove();
  }
}

/** What the settings say of the providers. */
function providersOf({ apiEnv }) {
  return Object.fromEntries(
    Object.entries(apiEnv).filter(([name]) => /^(SPOTIFY|SOUNDCLOUD|PROVIDER)_/.test(name)),
  );
}

await onABuild(prove);

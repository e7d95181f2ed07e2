// 300 moves and 40 adds in parallel in one playlist, over two API processes on one PostgreSQL: no 500, and every track has its
// own position.
import { NO_CREDENTIALS } from '../../../tooling/start/settings.mjs';
import { countValues, spread } from './figures.mjs';
import { createPostgres } from './postgres.mjs';
import { atMost, none, report } from './report.mjs';
import { createClient, playlistForm, startApiServer } from './server.mjs';

const MOVES = 300;
const ADDS = 40;
const QUERIES = ['a', 'e', 'i', 'o'];
const PROVIDERS = ['spotify', 'soundcloud'];

/** Tracks of both providers, from searches. */
async function findTracks(call, count) {
  const found = new Map();
  for (const query of QUERIES) {
    for (const provider of PROVIDERS) {
      const { status, body } = await call('GET', `/api/search/${query}/${provider}/20/0`);
      if (status !== 200) throw new Error(`The search answered ${status}.`);
      for (const { id } of body.queryData) found.set(`${provider}:${id}`, { provider, trackId: id });
    }
  }
  if (found.size < count) throw new Error(`The searches found only ${found.size} tracks.`);
  return [...found.values()].slice(0, count);
}

/** The row of a group: 5xx answers other than 503 with Retry-After. */
function wrongAnswers(title, responses) {
  const { p50, max } = spread(responses.map(({ ms }) => ms));
  const statuses = JSON.stringify(countValues(responses.map(({ status }) => status)));
  const isWrong = ({ status, retryAfter }) => status >= 500 && !(status === 503 && retryAfter);
  return atMost(
    `${title}: 5xx other than 503 with Retry-After`,
    0,
    responses.filter(isWrong).length,
    undefined,
    `${statuses}, p50 ${p50.toFixed(0)} ms, slowest ${max.toFixed(0)} ms`,
  );
}

export async function run() {
  const postgres = await createPostgres();
  const apis = [];
  try {
    const environment = { DATABASE_URL: postgres.url, SEGUE_RAISED_LIMITS: '1', SEARCHES_PER_MINUTE: '1000' };
    apis.push(await startApiServer({ ...environment, ...NO_CREDENTIALS }));
    // The second API uses the sandbox of the first one.
    apis.push(await startApiServer({ ...environment, ...providerSettings(apis[0].apiEnv) }));
    const origin = (index) => apis[index % apis.length].origin;
    const call = await createClient(origin(0), 'mover@example.com');
    const created = await call('PUT', '/api/playlists', playlistForm('Together'));
    const { playlistId } = created.body.playlist;
    const tracks = await findTracks(call, ADDS);
    // Added once before, so that the parallel adds wait for the database and not for the provider.
    for (const track of tracks) {
      await call('PUT', '/api/playlists/track', { playlistId, ...track });
      await call('DELETE', '/api/playlists/track', { playlistId, ...track });
    }

    const adds = await Promise.all(
      tracks.map((track, index) =>
        call('PUT', '/api/playlists/track', { playlistId, ...track }, origin(index)),
      ),
    );
    const moves = await Promise.all(
      Array.from({ length: MOVES }, (_, index) => {
        const track = tracks[(index * 7) % ADDS];
        const before = index % 5 === 0 ? null : tracks[(index * 3) % ADDS];
        return call('PUT', '/api/playlists/track/place', { playlistId, ...track, before }, origin(index));
      }),
    );
    const counts = postgres.query(
      'select count(*), count(distinct position), count(distinct (provider, track_id)) from playlist_tracks',
    );
    const added = adds.filter(({ status }) => status < 300).length;
    const isWhole = counts === `${added}|${added}|${added}`;
    return report('playlist-order', [
      wrongAnswers(`${ADDS} parallel adds`, adds),
      wrongAnswers(`${MOVES} parallel moves`, moves),
      none(
        'tracks without a row and a position of their own',
        isWhole ? [] : [`rows, positions, tracks: ${counts}; added ${added}`],
      ),
    ]);
  } finally {
    await Promise.all(apis.map((api) => api.stop()));
    await postgres.remove();
  }
}

const providerSettings = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => /^(SPOTIFY|SOUNDCLOUD|PROVIDER)_/.test(name)));

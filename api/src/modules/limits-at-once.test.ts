// Requests that arrive together keep the limits of a user's lists, and meet neither errors nor each other's half-done work.
import { sql } from 'kysely';
import { newPlaylist } from '../testing/new-playlist';
import { serverPerFile, type Browser } from '../testing/server.fixture';

const FAVORITES_MAX = 20_000;
const TRACKS_MAX = 10_000;
const PLAYLISTS_MAX = 500;
const AT_ONCE = 6;

const server = serverPerFile({ LIMIT_PLAYLISTS: '1000', LIMIT_WRITES: '10000' });
let owner: Browser;
let userId: number;
beforeAll(async () => {
  owner = await server.member();
  userId = (await server.app.database.selectFrom('users').select('id').executeTakeFirstOrThrow()).id;
  await insert(
    'tracks (provider, track_id, payload, fetched_at)',
    `'spotify', 'filler-' || i, '{}', ''`,
    FAVORITES_MAX,
  );
});

/** Inserts rows whose values may use their number, i. */
const insert = (table: string, values: string, count: number) =>
  sql
    .raw(
      `insert into ${table}
       with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < ${count})
       select ${values} from numbers`,
    )
    .execute(server.app.database);
const atOnce = <Result>(run: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => run(index)));
const count = async (table: 'favorites' | 'playlist_tracks' | 'playlists') =>
  (await server.rows(table)).length;
const statuses = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other);

test('favorites added concurrently never exceed the limit [FAV-26]', async () => {
  const values = `${userId}, 'spotify', 'filler-' || i, '2026-01-01T00:00:00.000Z'`;
  await insert('favorites (user_id, provider, track_id, favorited_at)', values, FAVORITES_MAX - 1);
  const answers = await atOnce((index) => {
    const tracks = [{ provider: 'spotify', trackId: `new-${index}` }];
    return index % 2 ? owner.like(`new-${index}`) : owner.call('PUT', '/api/track/favorites', { tracks });
  });
  expect(await count('favorites')).toBe(FAVORITES_MAX);
  expect(statuses(answers).slice(1)).toEqual([400, 400, 400, 400, 400]);
});

test('tracks added concurrently to a playlist never exceed the limit [PLIST-28]', async () => {
  const { playlistId } = await newPlaylist(owner, 'Full');
  const values = `${playlistId}, 'spotify', 'filler-' || i, i, '2026-01-01T00:00:00.000Z'`;
  await insert(
    'playlist_tracks (playlist_id, provider, track_id, position, added_at)',
    values,
    TRACKS_MAX - 1,
  );
  const tracks = [{ provider: 'spotify', trackId: 'several' }];
  await atOnce((index) =>
    index % 2
      ? owner.addTrack(playlistId, `new-${index}`)
      : owner.call('PUT', '/api/playlists/tracks', { playlistId, tracks }),
  );
  expect(await count('playlist_tracks')).toBe(TRACKS_MAX);
});

test('playlists created and restored concurrently never exceed the limit [PLIST-28]', async () => {
  const { playlistId } = await newPlaylist(owner, 'Deleted');
  await owner.call('DELETE', '/api/playlists', { playlistId });
  const present = (await owner.read('listPlaylists')).playlists.length;
  const values = `${userId}, 'Filler', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'`;
  await insert('playlists (user_id, name, created_at, changed_at)', values, PLAYLISTS_MAX - 1 - present);
  await atOnce((index) => {
    if (index === 3) return owner.call('POST', `/api/playlists/${playlistId}/restore`);
    const form = new FormData();
    form.set('name', `New ${index}`);
    return owner.sendForm('PUT', '/api/playlists', form);
  });
  expect((await owner.read('listPlaylists')).playlists).toHaveLength(PLAYLISTS_MAX);
});

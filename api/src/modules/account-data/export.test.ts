import { completeFlow } from '../../testing/oauth-flow';
import { serverPerFile } from '../../testing/server.fixture';

const server = serverPerFile({ LIMIT_EXPORTS: '2' });

const ADDRESS = '/api/settings/export';

test('export: a JSON file with the account, its favorites and its playlists in order', async () => {
  const owner = await server.member('export@example.com');
  await completeFlow(owner, 'spotify', 'exporter', '/api/settings/connect/spotify/');
  await owner.call('POST', '/api/track/favorite', { trackId: 'loved', provider: 'soundcloud' });
  const form = new FormData();
  form.set('name', 'Evening');
  const { playlistId } = (await owner.sendForm('PUT', '/api/playlists', form)).json().playlist;
  const tracks = [
    { provider: 'spotify', trackId: 'b' },
    { provider: 'soundcloud', trackId: 'a' },
    { provider: 'spotify', trackId: 'c' },
  ];
  for (const track of tracks) await owner.call('PUT', '/api/playlists/track', { playlistId, ...track });

  const answer = await owner.call('GET', ADDRESS);
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="segue-export.json"');
  const { account, favorites, playlists } = answer.json();
  expect(account).toMatchObject({ email: 'export@example.com', connections: [{ provider: 'spotify' }] });
  expect(favorites).toMatchObject([{ id: 'loved', provider: 'soundcloud', favoritedAt: expect.any(String) }]);
  expect(playlists).toMatchObject([
    { name: 'Evening', tracks: tracks.map(({ provider, trackId }) => ({ provider, id: trackId })) },
  ]);
});

test('export: no token and no hash is in the file', async () => {
  const owner = await server.member('tokens@example.com');
  await completeFlow(owner, 'spotify', 'tokens', '/api/settings/connect/spotify/');
  const { body } = await owner.call('GET', ADDRESS);
  const { database } = server.app;
  const user = await database
    .selectFrom('users')
    .selectAll()
    .where('email', '=', 'tokens@example.com')
    .executeTakeFirstOrThrow();
  const row = await database
    .selectFrom('connections')
    .selectAll()
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  for (const secret of [user.password_hash, row.access_token, row.refresh_token])
    expect(body).not.toContain(secret);
});

test('export: refused for visitors, for other sites and past the limit of the hour', async () => {
  expect((await server.visitor().call('GET', ADDRESS)).statusCode).toBe(401);
  const owner = await server.member();
  expect((await owner.visit(ADDRESS, 'cross-site')).statusCode).toBe(403);
  expect((await owner.call('GET', ADDRESS)).statusCode).toBe(200);
  expect((await owner.call('GET', ADDRESS)).statusCode).toBe(429);
});

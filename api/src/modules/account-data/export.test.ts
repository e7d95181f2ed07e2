import { serverPerFile } from '../../testing/server.fixture';
import { newPlaylist } from '../../testing/new-playlist';

const server = serverPerFile({ LIMIT_EXPORTS: '2' });

const ADDRESS = '/api/settings/export';

test('export: a JSON file with the account, its favorites and its playlists in order', async () => {
  const owner = await server.member('export@example.com');
  await owner.connect('spotify', 'exporter');
  await owner.like('loved', 'soundcloud');
  const { playlistId } = await newPlaylist(owner, 'Evening');
  const tracks = [
    { provider: 'spotify', trackId: 'b' },
    { provider: 'soundcloud', trackId: 'a' },
    { provider: 'spotify', trackId: 'c' },
  ];
  for (const track of tracks) await owner.addTrack(playlistId, track.trackId, track.provider);
  const gone = await newPlaylist(owner, 'Gone');
  await owner.call('DELETE', '/api/playlists', { playlistId: gone.playlistId });

  const answer = await owner.call('GET', ADDRESS);
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="segue-export.json"');
  const { account, favorites, playlists } = answer.json();
  expect(account).toMatchObject({ email: 'export@example.com', connections: [{ provider: 'spotify' }] });
  expect(favorites).toMatchObject([{ id: 'loved', provider: 'soundcloud', favoritedAt: expect.any(String) }]);
  expect(playlists).toMatchObject([
    {
      name: 'Evening',
      deletedAt: null,
      tracks: tracks.map(({ provider, trackId }) => ({ provider, id: trackId })),
    },
    { name: 'Gone', deletedAt: expect.any(String) },
  ]);
});

test('export: no token and no hash is in the file', async () => {
  const owner = await server.member('tokens@example.com');
  await owner.connect('spotify', 'tokens');
  const { body } = await owner.call('GET', ADDRESS);
  const user = (await server.rows('users')).find(({ email }) => email === 'tokens@example.com')!;
  const row = (await server.rows('connections')).find(({ user_id: id }) => id === user.id)!;
  for (const secret of [user.password_hash, row.access_token, row.refresh_token])
    expect(body).not.toContain(secret);
});

test('export: refused for other sites and past the limit of the hour', async () => {
  const owner = await server.member();
  expect((await owner.visit(ADDRESS, 'cross-site')).statusCode).toBe(403);
  expect((await owner.call('GET', ADDRESS)).statusCode).toBe(200);
  expect((await owner.call('GET', ADDRESS)).statusCode).toBe(429);
});

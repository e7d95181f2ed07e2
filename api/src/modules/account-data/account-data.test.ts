import { isError } from '@segue/contract';
import { newPlaylist } from '../../testing/new-playlist';
import { completeFlow } from '../../testing/oauth-flow';
import {
  PASSWORD,
  expectError,
  serverPerFile,
  startTestServer,
  type Browser,
} from '../../testing/server.fixture';

const server = serverPerFile({ LIMIT_EXPORTS: '2' });
const ADDRESS = '/api/user/account';
const CONFIRMED = { confirmation: 'DELETE', password: PASSWORD };
const TABLES = [
  'users',
  'sessions',
  'connections',
  'oauth_transactions',
  'favorites',
  'listens',
  'scrobble_targets',
  'scrobbles',
  'playlists',
  'playlist_tracks',
  'covers',
  'password_resets',
] as const;
const countRows = () => Promise.all(TABLES.map(async (table) => (await server.rows(table)).length));

/** An account with a favorite, a playlist with a cover and a track, a connection and a second session. */
async function fullAccount(email: string): Promise<Browser> {
  const owner = await server.member(email);
  await server.visitor().signIn(email);
  await owner.like('kept');
  const { playlistId } = await newPlaylist(owner, 'Mine', { hasCover: true });
  await owner.addTrack(playlistId, 'kept');
  await owner.connect('spotify', `listener-${email}`);
  return owner;
}

test('deletion: everything stored for the account is deleted, and nothing of other accounts', async () => {
  await fullAccount('stays@example.com');
  const before = await countRows();
  const owner = await fullAccount('leaves@example.com');
  expect(await countRows()).not.toEqual(before);
  const answer = await owner.call('DELETE', ADDRESS, CONFIRMED);
  expect(answer.statusCode).toBe(200);
  expect(await countRows()).toEqual(before);
  expect(answer.headers['clear-site-data']).toBe('"cache"');
});

test('deletion: all sessions end, and the email can register again', async () => {
  const email = 'again@example.com';
  const owner = await server.member(email);
  const elsewhere = await server.signedIn(email);
  await owner.call('DELETE', ADDRESS, CONFIRMED);
  expect(owner.cookies.has('segue-session')).toBe(false);
  expect(await elsewhere.memberStatus()).toBe(401);
  await expect(server.member(email)).resolves.toBeDefined();
});

test.each([
  ['a wrong password', { ...CONFIRMED, password: 'Wrong1234' }, 'passwordIncorrect'],
  ['no password', { confirmation: 'DELETE' }, 'passwordIncorrect'],
  ['another word', { ...CONFIRMED, confirmation: 'yes' }, 'badRequest'],
] as const)('deletion: refused with %s', async (_what, body, code) => {
  const owner = await server.member();
  const answer = await owner.call('DELETE', ADDRESS, body);
  expect(isError(answer.body, code)).toBe(true);
  expect(await owner.memberStatus()).toBe(200);
});

test('deletion: an account without a password needs a sign-in within a day', async () => {
  const newcomer = await server.newcomer('soundcloud', 'newcomer');
  server.wait(86_401);
  expectError(await newcomer.call('DELETE', ADDRESS, { confirmation: 'DELETE' }), 'reauthenticate');
  await completeFlow(newcomer, 'soundcloud', 'newcomer');
  expect((await newcomer.call('DELETE', ADDRESS, { confirmation: 'DELETE' })).statusCode).toBe(200);
});

test('deletion: the operator deletes an account by its email', async () => {
  const owner = await server.member('operator-deletes@example.com');
  expect((await server.operate('delete', 'nobody@example.com')).code).toBe(1);
  expect((await server.operate('delete', ' Operator-Deletes@example.com')).code).toBe(0);
  expect(await owner.memberStatus()).toBe(401);
});

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0';
const SESSIONS = '/api/settings/sessions';
const sessionsOf = async (browser: Browser) => (await browser.read('listSessions')).sessions;

async function signIn(email: string): Promise<Browser> {
  const browser = server.visitor();
  await browser.send({
    method: 'POST',
    url: '/api/auth/signIn',
    headers: { 'sec-fetch-site': 'same-origin', 'user-agent': FIREFOX },
    payload: { email, password: PASSWORD },
  });
  return browser;
}

const statusOf = (browser: Browser) => browser.memberStatus();

test('sessions: each has its device and times, and the current one is marked', async () => {
  const owner = await server.member('listed@example.com');
  await signIn('listed@example.com');
  const sessions = await sessionsOf(owner);
  expect(sessions.map(({ isCurrent, device }) => [isCurrent, device])).toEqual([
    [true, null],
    [false, 'Firefox on Windows'],
  ]);
  for (const { createdAt, lastActive } of sessions) expect(lastActive >= createdAt).toBe(true);
  const secrets = [
    owner.cookies.get('segue-session')!,
    ...(await server.rows('sessions')).map((row) => row.id_hash),
  ];
  for (const secret of secrets) expect(JSON.stringify(sessions)).not.toContain(secret);
});

test('sessions: the last activity is written at most every five minutes', async () => {
  const owner = await server.member('active@example.com');
  const lastActive = async () => (await sessionsOf(owner))[0]?.lastActive;
  const first = await lastActive();
  server.wait(4 * 60);
  expect(await lastActive()).toBe(first);
  server.wait(2 * 60);
  expect(await lastActive()).not.toBe(first);
});

test('sessions: all but the current one end at once', async () => {
  const owner = await server.member('others@example.com');
  const others = [await signIn('others@example.com'), await signIn('others@example.com')];
  const otherUser = await server.member();
  expect((await owner.call('DELETE', SESSIONS)).statusCode).toBe(200);
  expect(await Promise.all([owner, ...others, otherUser].map(statusOf))).toEqual([200, 401, 401, 200]);
});

const EXPORT = '/api/settings/export';

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

  const answer = await owner.call('GET', EXPORT);
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

type Exported = { trackId: string; id: string; provider: string; addedAt: string; favoritedAt: string };

test('export: added to another server it gives the same favorites and playlists, with times [IMPORT-05]', async () => {
  const owner = await server.member();
  for (const id of ['first', 'second', 'third']) {
    server.wait(3600);
    await owner.like(id, id === 'second' ? 'soundcloud' : 'spotify');
  }
  const { playlistId } = await newPlaylist(owner, 'Evening');
  for (const [at, id] of [...'cab'].entries()) {
    server.wait(60);
    await owner.addTrack(playlistId, id, at === 1 ? 'soundcloud' : 'spotify');
  }
  const exported = (await owner.call('GET', EXPORT)).json();
  const other = await startTestServer();
  other.wait(7 * 86_400);
  const newcomer = await other.member();
  const named = ({ id: trackId, ...track }: Exported) => ({ ...track, trackId });
  await newcomer.call('PUT', '/api/track/favorites', { tracks: exported.favorites.map(named) });
  const [{ name, tracks }] = exported.playlists;
  const made = await newPlaylist(newcomer, name);
  const body = { playlistId: made.playlistId, tracks: tracks.map(named) };
  await newcomer.call('PUT', '/api/playlists/tracks', body);
  const copy = (await newcomer.call('GET', EXPORT)).json();
  await other.close();
  expect(copy.favorites).toEqual(exported.favorites);
  expect(copy.playlists).toMatchObject([{ name, tracks }]);
});

test('export: no token and no hash is in the file', async () => {
  const owner = await server.member('tokens@example.com');
  await owner.connect('spotify', 'tokens');
  const { body } = await owner.call('GET', EXPORT);
  const user = (await server.rows('users')).find(({ email }) => email === 'tokens@example.com')!;
  const row = (await server.rows('connections')).find(({ user_id: id }) => id === user.id)!;
  for (const secret of [user.password_hash, row.access_token, row.refresh_token])
    expect(body).not.toContain(secret);
});

test('export: refused for other sites and past the limit of the hour', async () => {
  const owner = await server.member();
  expect((await owner.visit(EXPORT, 'cross-site')).statusCode).toBe(403);
  expect((await owner.call('GET', EXPORT)).statusCode).toBe(200);
  expect((await owner.call('GET', EXPORT)).statusCode).toBe(429);
});

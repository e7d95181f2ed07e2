import { isError } from '@segue/contract';
import { PASSWORD, expectError, serverPerFile, type Browser } from '../../testing/server.fixture';
import { completeFlow } from '../../testing/oauth-flow';
import { newPlaylist } from '../../testing/new-playlist';

const server = serverPerFile();

const ADDRESS = '/api/user/account';
const CONFIRMED = { confirmation: 'DELETE', password: PASSWORD };
const TABLES = [
  'users',
  'sessions',
  'connections',
  'oauth_transactions',
  'favorites',
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

test('deletion: everything stored for the account is gone, and nothing of others', async () => {
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

import { isError } from '@segue/contract';
import sharp from 'sharp';
import { runOperator } from '../../operator';
import type { Browser } from '../../testing/browser';
import { completeFlow } from '../../testing/oauth-flow';
import { serverPerFile } from '../../testing/server.fixture';
import { PASSWORD } from '../../testing/test-server';

const server = serverPerFile();

const ADDRESS = '/api/user/account';
const CONFIRMED = { confirmation: 'DELETE', password: PASSWORD };
const OF_AN_ACCOUNT = [
  'sessions',
  'connections',
  'oauth_transactions',
  'favorites',
  'playlists',
  'playlist_tracks',
  'covers',
  'password_resets',
] as const;

async function countRows(): Promise<number[]> {
  const { database } = server.app;
  return Promise.all(
    ['users' as const, ...OF_AN_ACCOUNT].map(
      async (table) => (await database.selectFrom(table).selectAll().execute()).length,
    ),
  );
}

/** An account with a favorite, a playlist with a cover and a track, a connection and a second session. */
async function fullAccount(email: string): Promise<Browser> {
  const owner = await server.member(email);
  await server.visitor().call('POST', '/api/auth/signIn', { email, password: PASSWORD });
  await owner.call('POST', '/api/track/favorite', { trackId: 'kept', provider: 'spotify' });
  const form = new FormData();
  form.set('name', 'Mine');
  const pixels = { width: 8, height: 8, channels: 3, background: '#345' } as const;
  const cover = new Uint8Array(await sharp({ create: pixels }).png().toBuffer());
  form.set('playlistCover', new File([cover], 'cover.png', { type: 'image/png' }));
  const { playlistId } = (await owner.sendForm('PUT', '/api/playlists', form)).json().playlist;
  const entry = { playlistId, trackId: 'kept', provider: 'spotify' };
  await owner.call('PUT', '/api/playlists/track', entry);
  await completeFlow(owner, 'spotify', `listener-${email}`, '/api/settings/connect/spotify/');
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
  const elsewhere = server.visitor();
  await elsewhere.call('POST', '/api/auth/signIn', { email, password: PASSWORD });
  await owner.call('DELETE', ADDRESS, CONFIRMED);
  expect(owner.cookies.has('segue-session')).toBe(false);
  expect((await elsewhere.call('GET', '/api/settings/profile')).statusCode).toBe(401);
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
  expect((await owner.call('GET', '/api/settings/profile')).statusCode).toBe(200);
});

test('deletion: an account without a password needs a sign-in within a day', async () => {
  const newcomer = server.visitor();
  await completeFlow(newcomer, 'soundcloud', 'newcomer');
  server.wait(86_401);
  const late = await newcomer.call('DELETE', ADDRESS, { confirmation: 'DELETE' });
  expect(isError(late.body, 'reauthenticate')).toBe(true);
  await completeFlow(newcomer, 'soundcloud', 'newcomer');
  expect((await newcomer.call('DELETE', ADDRESS, { confirmation: 'DELETE' })).statusCode).toBe(200);
});

test('deletion: refused for a request from another site', async () => {
  const owner = await server.member();
  const headers = { 'sec-fetch-site': 'cross-site' };
  const answer = await owner.send({ method: 'DELETE', url: ADDRESS, headers, payload: CONFIRMED });
  expect(answer.statusCode).toBe(403);
});

test('deletion: the operator deletes an account by its email', async () => {
  const { config, clock } = server.app;
  const owner = await server.member('operator-deletes@example.com');
  const run = (email: string) =>
    runOperator(['delete', email], { config, print: () => undefined, now: clock() });
  expect(await run('nobody@example.com')).toBe(1);
  expect(await run(' Operator-Deletes@example.com')).toBe(0);
  expect((await owner.call('GET', '/api/settings/profile')).statusCode).toBe(401);
});

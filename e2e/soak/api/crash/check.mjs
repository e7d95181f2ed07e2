// Compares what an account holds, read through the API, with what its writer was told.
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { jsonOf, PASSWORD, sessionCookie } from '../server.mjs';
import { newState, noAccount } from './operations.mjs';

const BUSY_PAUSE_MS = 50;

/**
 * Reads the account and keeps the one state that it is in. `finding` is the difference to every possible state; `wasDone` tells
 * whether an unanswered change was made.
 */
export async function checkAccount(send, account) {
  const { possible } = account;
  const actual = await readAccount(sendUntilServed(send), account).catch(({ message }) => ({
    error: message,
  }));
  const index = possible.findIndex((state) => isDeepStrictEqual(withoutEmptyName(state), actual));
  if (index < 0) return { finding: difference(possible, actual), wasDone: false };
  account.possible = [{ ...possible[index], hasSession: possible[index].isRegistered }];
  account.isTouched = false;
  return { finding: null, wasDone: index === 1 };
}

/** Sends again while the server is busy, which says nothing about its data. */
const sendUntilServed = (send) => async (request) => {
  let answer = await send(request);
  for (; answer.status === 503; answer = await send(request)) await delay(BUSY_PAUSE_MS);
  return answer;
};

/** An account that is gone has no email to compare. */
const withoutEmptyName = (state) => (state.isRegistered ? state : noAccount(''));

async function readAccount(send, account) {
  const ask = async (path) => {
    const answer = await send({ path, cookie: account.cookie });
    if (answer.status !== 200) throw new Error(`GET ${path} answered ${answer.status}`);
    return jsonOf(answer);
  };
  let status = await ask('/api/auth/checkAuth');
  const hasSession = status.isAuthenticated;
  if (!hasSession) {
    const cookie = await signIn(send, new Set(account.possible.map(({ email }) => email)));
    if (cookie === null) return noAccount('');
    account.cookie = cookie;
    status = await ask('/api/auth/checkAuth');
  }
  const { email, volume = null } = status.userInfo;
  const { playlists: rows } = await ask('/api/playlists');
  const { spotifyFavoriteTracks, soundcloudFavoriteTracks } = await ask('/api/track/favorite');
  const favorites = [...spotifyFavoriteTracks, ...soundcloudFavoriteTracks].map(keyOf).sort();
  const playlists = {};
  account.ids.clear();
  for (const row of rows) {
    if (row.name in playlists) throw new Error(`two playlists have the name ${row.name}`);
    account.ids.set(row.name, row.playlistId);
    playlists[row.name] = { hasCover: row.imageUrl !== null, tracks: await readTracks(ask, row) };
    if (row.imageUrl !== null) await checkCover(send, account, row.imageUrl);
  }
  return { ...newState(email), hasSession, volume, favorites, playlists };
}

/** The new session's cookie; null when no account has one of the emails. */
async function signIn(send, emails) {
  for (const email of emails) {
    const request = { method: 'POST', path: '/api/auth/signIn', body: { email, password: PASSWORD } };
    const answer = await send(request);
    if (answer.status === 200) return sessionCookie(answer);
    if (answer.status !== 404) throw new Error(`the sign-in answered ${answer.status}`);
  }
  return null;
}

async function readTracks(ask, { playlistId, name, summary }) {
  const { playlistTracks } = await ask(`/api/playlists/${playlistId}/tracks`);
  const { spotifyPlaylistTracks, soundcloudPlaylistTracks } = playlistTracks;
  const tracks = [...spotifyPlaylistTracks, ...soundcloudPlaylistTracks];
  if (new Set(tracks.map(({ position }) => position)).size !== tracks.length)
    throw new Error(`two tracks of ${name} have one position`);
  if (tracks.length !== summary.trackCount)
    throw new Error(`${name} counts ${summary.trackCount} tracks and has ${tracks.length}`);
  return tracks.sort((one, other) => one.position - other.position).map(keyOf);
}

/** A WebP file names its length, so that a half-written one is noticed. */
async function checkCover(send, { cookie }, path) {
  const { status, bytes } = await send({ path, cookie });
  const isWhole = bytes.toString('latin1', 8, 12) === 'WEBP' && bytes.readUInt32LE(4) + 8 === bytes.length;
  if (status !== 200 || !isWhole)
    throw new Error(`the cover ${path} answered ${status}, ${bytes.length} bytes`);
}

const keyOf = ({ provider, id }) => `${provider} ${id}`;

function difference(possible, actual) {
  if ('error' in actual) return `${possible[0].email}: ${actual.error}`;
  const [expected] = possible;
  const texts = Object.keys(expected)
    .filter((field) => !isDeepStrictEqual(withoutEmptyName(expected)[field], actual[field]))
    .map((field) => `${field} is ${JSON.stringify(actual[field])}, not ${JSON.stringify(expected[field])}`);
  return `${expected.email}: ${texts.join('; ')}${possible.length > 1 ? ', with or without the unanswered change' : ''}`;
}

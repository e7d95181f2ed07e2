// What a user does with the music server, through the API.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { none } from '../../../../bench/report.mjs';
import { jsonOf, sendRequest } from '../server.mjs';
import { USER } from './supysonic.mjs';

const PROVIDER = 'musicserver';
/** The user of the API. */
export const EMAIL = 'household@example.com';

export const searchPath = (query, limit = 20, offset = 0) =>
  `/api/search/${encodeURIComponent(query)}/${PROVIDER}/${limit}/${offset}`;
export const soundPath = ({ id }) => `/api/media/${PROVIDER}/tracks/${encodeURIComponent(id)}`;

/** Requests of one user. */
export const requestsOf = (origin, cookie) => ({
  get: (path) => sendRequest(origin, { path, cookie }),
  post: (path, body) => sendRequest(origin, { method: 'POST', path, cookie, body }),
  /** A stream or a part of it. */
  open: (path, range) => fetch(origin + path, { headers: { cookie, ...(range && { range }) } }),
});

/** A row that is met when the check finds nothing wrong. */
export async function rowOf(what, check) {
  try {
    return none(what, await check());
  } catch (error) {
    return none(what, [error]);
  }
}

/** What differs, as a finding. */
export const differing = (name, seen, expected) =>
  JSON.stringify(seen) === JSON.stringify(expected)
    ? []
    : [`${name}: ${JSON.stringify(seen)} instead of ${JSON.stringify(expected)}`];

export async function productRows({ origin, folder }, cookie) {
  const { get, post, open } = requestsOf(origin, cookie);
  const connect = (password) =>
    post(`/api/settings/connect/${PROVIDER}`, { username: USER.username, password });
  const titles = async (...page) =>
    jsonOf(await get(searchPath(...page))).queryData.map(({ title }) => title);
  const firstOf = async (query) => jsonOf(await get(searchPath(query))).queryData[0];

  return [
    await rowOf('a wrong password is refused in words', async () => {
      const { status, bytes } = await connect('wrong');
      return differing('answer', [status, /password/.test(bytes)], [403, true]);
    }),
    await rowOf('the right password connects', async () => {
      const { status } = await connect(USER.password);
      const { [PROVIDER]: connection } = jsonOf(await get('/api/settings/connections')).connections;
      const seen = [status, connection?.connected, connection?.displayName];
      return differing('connection', seen, [200, true, USER.username]);
    }),
    await rowOf('search: pages follow each other, titles keep their script', async () => [
      ...differing('second page', await titles('Short', 2, 2), (await titles('Short', 4, 0)).slice(2)),
      ...differing('length of a page', (await titles('Short', 2, 2)).length, 2),
      ...differing('script', await titles('막차'), ['막차']),
      ...differing('nothing', await titles('zxqv'), []),
    ]),
    await rowOf('sound: whole, in parts, and no part beyond the end', async () => {
      const track = await firstOf('Short Lamp');
      const whole = await open(soundPath(track));
      const bytes = Buffer.from(await whole.arrayBuffer());
      const part = await open(soundPath(track), 'bytes=1000-1999');
      const isPart = Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(1000, 2000));
      const beyond = await open(soundPath(track), 'bytes=99999999-');
      const file = [whole.headers.get('content-type'), bytes.subarray(0, 4).toString()];
      const seen = [part.status, part.headers.get('content-range'), isPart];
      return [
        ...differing('file', file, ['audio/flac', 'fLaC']),
        ...differing('part', seen, [206, `bytes 1000-1999/${bytes.length}`, true]),
        ...differing('beyond', beyond.status, 416),
      ];
    }),
    await rowOf('covers: a picture, without the address of the server', async () => {
      const { imageUrl } = await firstOf('Midnight Harbour');
      const cover = await open(imageUrl);
      const seen = [imageUrl?.startsWith('/api/media/'), cover.headers.get('content-type')];
      return differing('cover', seen, [true, 'image/png']);
    }),
    await rowOf('a visitor gets no sound', async () => {
      const { status } = await sendRequest(origin, { path: soundPath(await firstOf('Short Lamp')) });
      return differing('status', status, 401);
    }),
    await rowOf('the password is in no file of the server', async () => [
      ...filesWith(folder, USER.password),
      ...(filesWith(folder, EMAIL).length > 0 ? [] : ['the database was not read']),
    ]),
  ];
}

/** Files of the API's data that contain the text, plain or in hexadecimal digits. */
function filesWith(folder, text) {
  const needles = [text, Buffer.from(text).toString('hex')];
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .filter((path) => needles.some((needle) => readFileSync(path).includes(needle)));
}

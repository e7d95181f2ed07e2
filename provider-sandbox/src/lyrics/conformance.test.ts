/**
 * What a lyrics server answers. Without settings the sandbox is asked; with `LYRICS_TEST_URL=https://lrclib.net` the real one is, about
 * the song of its documentation.
 */
import { createSandbox, type Sandbox } from '../create-sandbox';
import { createSchemaSet, boolean, closedObject, integer, nullable, text } from '../testing/schema';
import { ask } from '../testing/client';

const REAL = process.env['LYRICS_TEST_URL'];
const SONG = REAL
  ? { track_name: 'I Want to Live', artist_name: 'Borislav Slavov', duration: '233' }
  : { track_name: 'Midnight Harbour', artist_name: 'Ada Solano', duration: '228' };
const schemas = createSchemaSet({
  Record: closedObject({
    id: integer,
    name: text,
    trackName: text,
    artistName: text,
    albumName: nullable(text),
    duration: { type: 'number' },
    instrumental: boolean,
    plainLyrics: nullable(text),
    syncedLyrics: nullable(text),
  }),
  Refusal: closedObject({ message: text, name: text, statusCode: integer }),
});

let sandbox: Sandbox | undefined;
beforeAll(async () => {
  if (!REAL) sandbox = await createSandbox({ port: 0 });
});
afterAll(() => sandbox?.close());
const get = (path: string, query: Record<string, string>) =>
  ask(`${REAL ?? sandbox?.urls.lyrics}/api/${path}?${new URLSearchParams(query).toString()}`);

test('a song is found by title, artist and a length that differs by two seconds', async () => {
  for (const change of [
    {},
    { duration: String(Number(SONG.duration) + 2) },
    { track_name: SONG.track_name.toUpperCase() },
  ]) {
    const { status, json } = await get('get', { ...SONG, ...change });
    expect([status, schemas.errorsIn('Record', json())]).toEqual([200, []]);
    expect(json()['syncedLyrics']).toMatch(/^\[\d\d:\d\d\.\d\d\] ?\S/);
  }
});

test.each([
  ['another length', { ...SONG, duration: '100' }, 404, 'TrackNotFound'],
  ['an unknown song', { ...SONG, track_name: 'No such song at all' }, 404, 'TrackNotFound'],
  ['an empty title', { ...SONG, track_name: '' }, 400, 'ValidationError'],
  ['a length of two hours', { ...SONG, duration: '7200' }, 400, 'ValidationError'],
])('%s is refused', async (_, query, expected, name) => {
  const { status, json } = await get('get', query);
  expect([status, json()['name'], schemas.errorsIn('Refusal', json())]).toEqual([expected, name, []]);
});

test('a search has at most 20 records, with their lyrics; without words it has none', async () => {
  const { track_name, artist_name } = SONG;
  const found = JSON.parse((await get('search', { track_name, artist_name })).text) as object[];
  expect(found.map((record) => schemas.errorsIn('Record', record))).toContainEqual([]);
  expect(found.length).toBeLessThanOrEqual(20);
  expect((await get('search', { artist_name })).text).toBe('[]');
});

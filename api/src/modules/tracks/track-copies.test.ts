// How long the data of a track is stored: until its provider is disconnected, or until it is too old.
import type {} from './background-refresh';
import { catalogueTrack, failing } from '../../testing/fake-services';
import { emptyServerPerTest, memberPerTest } from '../../testing/server.fixture';
import { newPlaylist } from '../../testing/new-playlist';

const DAY_S = 86_400;

const server = emptyServerPerTest();
const browser = memberPerTest(server);

const favoriteTracks = async () => (await browser.read('listFavorites')).spotifyFavoriteTracks;
/** The titles of the stored copies by track id; null without a copy. */
const storedTitles = async () => {
  const rows = await server.app.database.selectFrom('tracks').selectAll().orderBy('track_id').execute();
  return rows.map((row) => [
    row.track_id,
    (JSON.parse(row.payload) as { title?: string }).title ?? null,
    row.image_url === null && row.duration === null ? 'no cover' : 'cover',
  ]);
};
const spotifyIsDown = () => {
  server.providers.spotify.answers.track = failing('network');
};

test('a disconnect deletes the copies of its tracks that no connected account lists', async () => {
  const other = await server.member();
  await browser.connect('spotify', 'leaving');
  await other.connect('spotify', 'staying');
  const never = await server.member();
  for (const id of ['mine', 'shared', 'public']) await browser.like(id);
  await browser.like('kept', 'soundcloud');
  await other.like('shared');
  await never.like('public');

  expect((await browser.disconnect('spotify')).statusCode).toBe(200);
  expect(await storedTitles()).toEqual([
    ['kept', 'Song kept', 'cover'],
    ['mine', null, 'no cover'],
    ['public', null, 'no cover'],
    ['shared', 'Song shared', 'cover'],
  ]);
});

test('while the provider is down a track without a copy stays listed, with a link', async () => {
  await browser.connect('spotify', 'leaving');
  await browser.like('song');
  await browser.disconnect('spotify');
  spotifyIsDown();
  expect(await favoriteTracks()).toMatchObject([
    { id: 'song', title: 'Spotify track', artistInfo: [], uri: 'spotify:track:song', isFavorited: true },
  ]);
  server.providers.spotify.answers.track = (id) => catalogueTrack('spotify', id);
  expect(await favoriteTracks()).toMatchObject([{ id: 'song', title: 'Song song' }]);
});

const renamed = (id: string) => ({ ...catalogueTrack('spotify', id), title: 'Renamed' });
test.each([
  ['renewed at half of their maximum age', renamed, 14, ['song', 'Renamed', 'cover']],
  ['deleted at their maximum age when they cannot be', failing('network'), 29, ['song', null, 'no cover']],
])('copies that nobody reads are %s, their rows stay', async (_what, track, days, expected) => {
  await browser.like('song');
  server.providers.spotify.answers.track = track;
  server.wait(days * DAY_S);
  await server.app.trackRefresh.limitAge();
  expect(await storedTitles()).toEqual([['song', 'Song song', 'cover']]);
  server.wait(2 * DAY_S);
  await server.app.trackRefresh.limitAge();
  expect(await storedTitles()).toEqual([expected]);
});

const list = async () =>
  (await favoriteTracks()).map(({ title, access, album }) => ({ title, access, ...(album && { album }) }));
const stored = async () => (await server.rows('tracks')).map((row) => row.track_id).sort();

/** Moves the clock by days; the session has expired then, so the user signs in again. */
async function afterDays(days: number): Promise<void> {
  server.wait(days * DAY_S);
  expect((await browser.signIn('person-1@example.com')).statusCode).toBe(200);
}

test('reading a list refreshes its stale tracks for the next reading', async () => {
  await browser.like('song');
  server.providers.spotify.answers.track = (id) => ({
    ...catalogueTrack('spotify', id),
    title: 'A new name',
    album: 'A new album',
  });
  expect(await list()).toMatchObject([{ title: 'Song song' }]);
  await server.app.trackRefresh.settled();
  expect(await list()).toMatchObject([{ title: 'Song song' }]);
  await afterDays(2);
  await list();
  await server.app.trackRefresh.settled();
  expect(await list()).toMatchObject([{ title: 'A new name', album: 'A new album' }]);
});

test('a track withdrawn by its provider stays listed as blocked', async () => {
  await browser.like('song');
  await afterDays(2);
  server.providers.spotify.answers.track = () => null;
  await list();
  await server.app.trackRefresh.settled();
  expect(await list()).toEqual([{ title: 'Song song', access: 'blocked' }]);
});

test('while the provider is down the list stays the same, after one request', async () => {
  for (const id of ['a', 'b', 'c']) await browser.like(id);
  await afterDays(2);
  server.providers.spotify.answers.track = failing('network');
  const before = server.providers.spotify.calls.track;
  expect(await list()).toHaveLength(3);
  await server.app.trackRefresh.settled();
  expect(server.providers.spotify.calls.track).toBe(before + 1);
});

test('a list with many stale tracks refreshes twenty at a time', async () => {
  for (let index = 0; index < 25; index += 1) await browser.like(`track-${index}`);
  await afterDays(2);
  const before = server.providers.spotify.calls.track;
  await list();
  await server.app.trackRefresh.settled();
  expect(server.providers.spotify.calls.track).toBe(before + 20);
});

test('unused tracks are deleted, tracks in use stay', async () => {
  for (const id of ['dropped', 'liked', 'listed', 'fresh']) await browser.like(id);
  const { playlistId } = await newPlaylist(browser, 'Kept');
  expect((await browser.addTrack(playlistId, 'listed')).statusCode).toBe(201);
  await browser.unlike('dropped');
  await browser.unlike('listed');
  await server.app.trackRefresh.prune('spotify');
  expect(await stored()).toEqual(['dropped', 'fresh', 'liked', 'listed']);

  await afterDays(2);
  await server.app.trackRefresh.prune('soundcloud');
  expect(await stored()).toHaveLength(4);
  await server.app.trackRefresh.prune('spotify');
  expect(await stored()).toEqual(['fresh', 'liked', 'listed']);
});

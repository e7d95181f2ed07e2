// How long the data of a track is stored: until its provider is disconnected, or until it is too old.
import type {} from './background-refresh';
import type { Browser } from '../../testing/browser';
import { catalogueTrack, failing } from '../../testing/fake-services';
import { serverPerTest, memberPerTest } from '../../testing/server.fixture';

const DAY_S = 86_400;

const server = serverPerTest();
const browser = memberPerTest(server);

const connect = (owner: Browser, user: string) => owner.connect('spotify', user);
const disconnect = () => browser.disconnect('spotify');
const like = (owner: Browser, trackId: string, provider = 'spotify') =>
  owner.call('POST', '/api/track/favorite', { trackId, provider });
const spotifyFavorites = async () => (await browser.read('listFavorites')).spotifyFavoriteTracks;
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
  await connect(browser, 'leaving');
  await connect(other, 'staying');
  const never = await server.member();
  for (const id of ['mine', 'shared', 'public']) await like(browser, id);
  await like(browser, 'kept', 'soundcloud');
  await like(other, 'shared');
  await like(never, 'public');

  expect((await disconnect()).statusCode).toBe(200);
  expect(await storedTitles()).toEqual([
    ['kept', 'Song kept', 'cover'],
    ['mine', null, 'no cover'],
    ['public', null, 'no cover'],
    ['shared', 'Song shared', 'cover'],
  ]);
});

test('after a disconnect the next reading of a list fetches its tracks again', async () => {
  await connect(browser, 'leaving');
  for (const id of ['one', 'two']) await like(browser, id);
  const before = await spotifyFavorites();
  await disconnect();
  expect(await spotifyFavorites()).toEqual(before);
});

test('while the provider is down a track without a copy stays listed, with a link', async () => {
  await connect(browser, 'leaving');
  await like(browser, 'song');
  await disconnect();
  spotifyIsDown();
  expect(await spotifyFavorites()).toMatchObject([
    { id: 'song', title: 'Spotify track', artistInfo: [], uri: 'spotify:track:song', isFavorited: true },
  ]);
  server.providers.spotify.answers.track = (id) => catalogueTrack('spotify', id);
  expect(await spotifyFavorites()).toMatchObject([{ id: 'song', title: 'Song song' }]);
});

test('copies that nobody reads are renewed at half of their maximum age', async () => {
  await like(browser, 'song');
  server.providers.spotify.answers.track = (id) => ({ ...catalogueTrack('spotify', id), title: 'Renamed' });
  server.wait(14 * DAY_S);
  await server.app.trackRefresh.limitAge();
  expect(await storedTitles()).toEqual([['song', 'Song song', 'cover']]);
  server.wait(2 * DAY_S);
  await server.app.trackRefresh.limitAge();
  expect(await storedTitles()).toEqual([['song', 'Renamed', 'cover']]);
});

test('a copy over its maximum age is deleted when it cannot be renewed, its row stays', async () => {
  await like(browser, 'song');
  spotifyIsDown();
  server.wait(29 * DAY_S);
  await server.app.trackRefresh.limitAge();
  expect(await storedTitles()).toEqual([['song', 'Song song', 'cover']]);
  server.wait(2 * DAY_S);
  await server.app.trackRefresh.limitAge();
  expect(await storedTitles()).toEqual([['song', null, 'no cover']]);
});

test('a copy that is in no list is deleted after a day', async () => {
  await like(browser, 'song');
  await browser.call('DELETE', '/api/track/favorite', { trackId: 'song', provider: 'spotify' });
  server.wait(2 * DAY_S);
  await server.app.trackRefresh.limitAge();
  expect(await storedTitles()).toEqual([]);
});

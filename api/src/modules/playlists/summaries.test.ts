import { newPlaylist } from '../../testing/new-playlist';
import { serverPerFile, type Browser } from '../../testing/server.fixture';
import { createPlaylistTracksService } from './track-service';

const server = serverPerFile();
let browser: Browser;
let playlistId: number;
beforeEach(async () => {
  browser = await server.member();
  ({ playlistId } = await newPlaylist(browser, 'Evening'));
  await add('first');
});

const add = (trackId: string) => browser.addTrack(playlistId, trackId);
const summary = async () => (await browser.read('listPlaylists')).playlists[0]?.summary;

/** Works on the same database with a memory of its own, as a second server does. */
const otherServer = () => createPlaylistTracksService(server.app);

test('summary: a change through another server shows at the next reading, also within a millisecond', async () => {
  expect(await summary()).toMatchObject({ trackCount: 1 });
  const { user_id: userId } = (await server.rows('playlists')).find(({ id }) => id === playlistId)!;
  await otherServer().add(userId, { playlistId, provider: 'spotify', trackId: 'second' });
  expect(await summary()).toMatchObject({ trackCount: 2 });
  await otherServer().remove(userId, { playlistId, provider: 'spotify', trackId: 'first' });
  expect(await summary()).toMatchObject({ trackCount: 1 });
});

test('summary: data that a provider changed or whose copy was deleted is gone after 30 seconds', async () => {
  expect((await summary())?.coverUrls).toHaveLength(1);
  await server.app.database.updateTable('tracks').set({ image_url: null, duration: null }).execute();
  server.wait(30);
  expect(await summary()).toEqual({ trackCount: 1, duration: 0, unknownLengths: 1, coverUrls: [] });
});

import { type Playlist, routes } from '@segue/contract';
import sharp from 'sharp';
import { catalogueTrack } from '../../testing/fake-services';
import {
  bodyOf,
  expectError,
  memberPerTest,
  serverPerFile,
  type Browser,
} from '../../testing/server.fixture';

const server = serverPerFile();
const browser = memberPerTest(server);

const created = routes.createPlaylist.answers[201];
const edited = routes.editPlaylist.answers[200];

async function create(name: string, cover?: Blob, owner: Browser = browser): Promise<Playlist> {
  const answer = await owner.sendForm('PUT', '/api/playlists', formOf(name, cover));
  expect(answer.statusCode).toBe(201);
  return bodyOf(answer, created).playlist;
}

function formOf(name: string, cover?: Blob): FormData {
  const form = new FormData();
  form.set('name', name);
  if (cover) form.set('playlistCover', cover, '../../etc/cover.png');
  return form;
}

async function picture(width = 900, height = 300): Promise<Blob> {
  const { data } = await sharp({ create: { width, height, channels: 3, background: '#d40' } })
    .withExif({ IFD0: { Copyright: 'canary' } })
    .png()
    .toBuffer({ resolveWithObject: true });
  return new Blob([new Uint8Array(data)], { type: 'image/png' });
}

function edit(playlistId: number, change: Readonly<Record<string, string | Blob>>, owner: Browser = browser) {
  const form = new FormData();
  for (const [name, value] of Object.entries(change)) form.set(name, value as string);
  return owner.sendForm('PATCH', `/api/playlists/${playlistId}`, form);
}

const list = async (owner: Browser = browser) => (await owner.read('listPlaylists')).playlists;

test('the playlist list has every playlist, oldest first, without trackCount [API-24]', async () => {
  for (const name of ['Morning', 'Noon', 'Night']) await create(name);
  const playlists = await list();
  expect(playlists.map((playlist) => playlist.name)).toEqual(['Morning', 'Noon', 'Night']);
  expect(playlists[0]).not.toHaveProperty('trackCount');
  expect(Date.parse(playlists[0]?.createdAt ?? '')).not.toBeNaN();
});

test('the playlist list has each one’s number of tracks, length and first four covers', async () => {
  const { playlistId, summary } = await create('Summed');
  expect(summary).toEqual({ trackCount: 0, duration: 0, unknownLengths: 0, coverUrls: [] });
  await create('Empty');
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await browser.addTrack(playlistId, id);
  const [trackId, provider, before] = ['f', 'spotify', { trackId: 'a', provider: 'spotify' }];
  await browser.call('PUT', '/api/playlists/track/place', { playlistId, trackId, provider, before });
  const { spotifyPlaylistTracks: tracks } = await browser.tracksIn(playlistId);
  const cover = (id: string) => tracks.find((track) => track.id === id)!.imageUrl!;
  await server.app.database
    .updateTable('tracks')
    .set({ image_url: cover('a') })
    .where('track_id', '=', 'b')
    .execute();
  const [summed, empty] = await list();
  expect(empty?.summary).toEqual({ trackCount: 0, duration: 0, unknownLengths: 0, coverUrls: [] });
  expect(summed?.summary).toEqual({
    trackCount: 6,
    duration: tracks.reduce((sum, { duration }) => sum + duration!, 0),
    unknownLengths: 0,
    coverUrls: ['f', 'a', 'c', 'd'].map(cover),
  });
});

test('total length: a preview counts 30 seconds, as on the page of the playlist', async () => {
  const { playlistId } = await create('With a preview');
  const whole = catalogueTrack('soundcloud', 'whole');
  server.providers.soundcloud.answers.track = (id) =>
    id === 'whole' ? whole : { ...catalogueTrack('soundcloud', id), access: 'preview', duration: 180_000 };
  for (const id of ['whole', 'part']) await browser.addTrack(playlistId, id, 'soundcloud');
  expect((await list())[0]?.summary?.duration).toBe(whole.duration! + 30_000);
});

test('the playlist list has the time of each last change', async () => {
  const made = await create('Changing');
  const times = [made.changedAt];
  for (const change of [
    () => browser.addTrack(made.playlistId, 'a'),
    () => edit(made.playlistId, { name: 'Changed' }),
    () => browser.removeTrack(made.playlistId, 'a'),
  ]) {
    server.wait(1);
    await change();
    times.push((await list())[0]?.changedAt);
  }
  expect(made.changedAt).toBe(made.createdAt);
  expect(new Set(times).size).toBe(4);
  expect(times).toEqual([...times].sort());
});

test('creating a playlist: a form with only a name creates a playlist, without a cover [API-28] [API-30] [VALID-24]', async () => {
  expect(await create('  Road trip  ')).toMatchObject({ name: 'Road trip', imageUrl: null });
});

test('creating a playlist: the cover is stored as a square WebP without metadata [API-29]', async () => {
  const { imageUrl } = await create('Covered', await picture());
  const answer = await browser.call('GET', imageUrl ?? '');
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=3600',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const square = { format: 'webp', width: 640, height: 640 };
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject(square);
  expect(answer.rawPayload.includes('canary')).toBe(false);
});

test.each([
  ["text under a picture's name", new Blob(['<script>'], { type: 'image/png' })],
  ['an SVG', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' })],
  ['more than 5 MB', new Blob([new Uint8Array(5 * 1024 * 1024 + 1)], { type: 'image/jpeg' })],
  ['an image with too many pixels', () => picture(9000, 5000)],
])('creating a playlist: %s is refused as a cover, and no playlist is created', async (_case, cover) => {
  const form = formOf('Bad', cover instanceof Blob ? cover : await cover());
  expectError(await browser.sendForm('PUT', '/api/playlists', form), 'coverInvalid');
  expect(await list()).toEqual([]);
});

test.each(['   ', 'x'.repeat(201), 'line\nbreak', 'turn\u202Earound'])(
  'creating a playlist: the name %j is refused',
  async (name) => {
    expect((await browser.sendForm('PUT', '/api/playlists', formOf(name))).statusCode).toBe(400);
  },
);

test('editing a playlist: a new name is trimmed, tracks and cover stay', async () => {
  const { playlistId, imageUrl, createdAt } = await create('Old name', await picture());
  await browser.addTrack(playlistId, 'a');
  const answer = await edit(playlistId, { name: '  New name ' });
  expect(bodyOf(answer, edited).playlist).toMatchObject({ name: 'New name', imageUrl, createdAt });
  expect(await list()).toMatchObject([{ name: 'New name', imageUrl, summary: { trackCount: 1 } }]);
});

test('editing a playlist: a new cover replaces the old one, and "remove" leaves none', async () => {
  const { playlistId, imageUrl } = await create('Covered', await picture());
  const replaced = bodyOf(await edit(playlistId, { playlistCover: await picture(500) }), edited).playlist;
  expect(replaced.name).toBe('Covered');
  expect(replaced.imageUrl).not.toBe(imageUrl);
  expect((await browser.call('GET', imageUrl ?? '')).statusCode).toBe(404);
  expect((await browser.call('GET', replaced.imageUrl ?? '')).statusCode).toBe(200);
  const removed = bodyOf(await edit(playlistId, { cover: 'remove' }), edited).playlist;
  expect(removed.imageUrl).toBeNull();
  expect((await browser.call('GET', replaced.imageUrl ?? '')).statusCode).toBe(404);
});

test.each([
  ['an empty name', { name: '  ' }],
  ['nothing', {}],
  ['another word about the cover', { cover: 'keep' }],
  ['text as a cover', { name: 'New', playlistCover: new Blob(['<script>']) }],
] as const)('editing a playlist: %s is refused and changes nothing', async (_case, change) => {
  const { playlistId } = await create('Kept', await picture());
  const before = await list();
  expect((await edit(playlistId, change)).statusCode).toBe(400);
  expect(await list()).toEqual(before);
});

test('deleting removes the playlist and its cover [API-31]', async () => {
  const { playlistId, imageUrl } = await create('Short-lived', await picture());
  expect((await browser.call('DELETE', '/api/playlists', { playlistId })).statusCode).toBe(200);
  expect(await list()).toEqual([]);
  expect((await browser.call('GET', imageUrl ?? '')).statusCode).toBe(404);
});

test('tracks of a playlist are listed per provider in the order they were added [DATA-23] [API-26] [API-32]', async () => {
  const { playlistId } = await create('Mixed');
  for (const id of ['c', 'a', 'b']) expect((await browser.addTrack(playlistId, id)).statusCode).toBe(201);
  await browser.addTrack(playlistId, 'a', 'soundcloud');
  const { spotifyPlaylistTracks: spotify, soundcloudPlaylistTracks: soundcloud } =
    await browser.tracksIn(playlistId);
  expect(spotify.map((track) => track.id)).toEqual(['c', 'a', 'b']);
  expect(soundcloud.map((track) => track.id)).toEqual(['a']);
});

test('concurrent adds of one track keep one copy', async () => {
  const { playlistId } = await create('Race');
  const answers = await Promise.all(Array.from({ length: 10 }, () => browser.addTrack(playlistId, 'same')));
  expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(1);
  expect((await browser.tracksIn(playlistId)).spotifyPlaylistTracks).toHaveLength(1);
});

test('removing a track keeps the order of the others [API-33]', async () => {
  const { playlistId } = await create('Less');
  for (const id of ['a', 'b', 'c']) await browser.addTrack(playlistId, id);
  expect((await browser.removeTrack(playlistId, 'b')).statusCode).toBe(200);
  expect((await browser.tracksIn(playlistId)).spotifyPlaylistTracks.map((track) => track.id)).toEqual([
    'a',
    'c',
  ]);
});

/**
 * What a music server answers. Without settings the sandbox is asked, complete and in the shape of Supysonic; with
 * `MUSIC_SERVER_TEST_URL`, `_USER` and `_PASSWORD` a real server that has the demo albums (`npm run soak -- music-server`).
 */
import { createSandbox, type Sandbox } from '@segue/provider-sandbox';
import { musicServerCalls, type Fields, type MusicServerAccount, type SongFields } from './calls.fixture';

const REAL = process.env['MUSIC_SERVER_TEST_URL'];
const SUPYSONIC = { openSubsonic: false, logIns: 'password' };
const TARGETS: [name: string, settings: Fields][] = REAL
  ? [[REAL, {}]]
  : [
      ['the complete sandbox', {}],
      ['the sandbox as Supysonic', SUPYSONIC],
    ];

const SCRIPTS = [
  '静かな頁',
  'ميناء منتصف الليل',
  'חלון לים',
  'Ночной поезд',
  '막차',
  'L’Horloge à Minuit',
  '🪁🌧️',
];

describe.each(TARGETS)('%s', (_name, settings) => {
  let sandbox: Sandbox | undefined;
  let account: MusicServerAccount;
  beforeAll(async () => {
    if (REAL) {
      const [user = '', password = ''] = ['USER', 'PASSWORD'].map(
        (name) => process.env[`MUSIC_SERVER_TEST_${name}`],
      );
      account = { url: REAL, user, password };
      return;
    }
    sandbox = await createSandbox({ port: 0 });
    sandbox.control.change({ musicserver: settings });
    account = { url: sandbox.urls.musicServer, user: 'robin', password: 'robin sings' };
  });
  afterAll(() => sandbox?.close());

  const { raw, call, read, errorOf, get, search, COMMON, credentials } = musicServerCalls(() => account);
  const songNamed = async (title: string) => (await search(title))[0]!;
  const pngSize = (bytes: Buffer) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) });
  const bytesOf = (method: string, parameters: Record<string, string>, headers: HeadersInit = {}) =>
    call(method, parameters, { headers });

  describe('log-in', () => {
    test('a ping with the right password succeeds, in JSON and in XML', async () => {
      expect(read(await call('ping'))).toMatchObject({
        status: 'ok',
        version: expect.stringMatching(/^1\.\d+/),
      });
      const xml = await raw('ping', { ...COMMON, ...credentials(), f: 'xml' });
      expect(xml.headers.get('content-type')).toMatch(/^text\/xml/);
      expect(xml.text).toMatch(/<subsonic-response[^>]* status="ok"/);
    });

    test.each([
      ['a wrong password', { p: 'wrong' }],
      ['an unknown user', { u: 'nobody' }],
    ])('%s is error 40 with status 200', async (_what, parameters) => {
      const answer = await call('ping', parameters);
      expect([answer.status, read(answer).status, errorOf(answer)]).toEqual([200, 'failed', 40]);
    });

    test.each(['u', 'p', 'c'])('a call without %s is error 10', async (missing) => {
      const parameters: Record<string, string> = { ...COMMON, ...credentials() };
      delete parameters[missing];
      expect(errorOf(await raw('ping', parameters))).toBe(10);
    });

    test('an error is XML when JSON is not asked for', async () => {
      const answer = await raw('ping', { v: COMMON.v, c: COMMON.c, u: account.user, p: 'wrong' });
      expect(answer.text).toMatch(/<error [^>]*code="40"/);
    });
  });

  describe('library', () => {
    test('a search finds songs with the fields of a song', async () => {
      const song = await songNamed('Midnight Harbour');
      expect(song).toMatchObject({
        title: 'Midnight Harbour',
        album: 'Harbour Sessions',
        artist: expect.stringContaining('Ada Solano'),
        isDir: false,
        type: 'music',
      });
      for (const field of ['id', 'albumId', 'artistId', 'coverArt', 'suffix', 'contentType'] as const) {
        expect(song).toHaveProperty(field, expect.any(String));
      }
      for (const field of ['duration', 'size', 'track', 'year', 'bitRate']) {
        expect(Number.isInteger((song as unknown as Fields)[field])).toBe(true);
      }
    });

    test('pages of a search do not overlap and have all songs', async () => {
      const all = await search('Short', { songCount: '50' });
      const pages = await Promise.all(
        ['0', '2', '4'].map((songOffset) => search('Short', { songCount: '2', songOffset })),
      );
      expect(all.length).toBeGreaterThanOrEqual(5);
      expect(pages.map((page) => page.length)).toEqual([2, 2, expect.any(Number)]);
      expect(pages.flat().map(({ id }) => id)).toEqual(all.slice(0, 6).map(({ id }) => id));
      expect(await search('Short', { songCount: '2', songOffset: '500' })).toEqual([]);
    });

    test('a search without results is not an error and has no list', async () => {
      const found = await get('search3', 'searchResult3', { query: 'zxqv' });
      expect(found ?? {}).toEqual({});
    });

    test('a title keeps its script', async () => {
      for (const title of SCRIPTS) expect((await songNamed(title)).title).toBe(title);
    });

    test('an album has its songs, and an artist the albums', async () => {
      const { albumId, artistId } = await songNamed('Gangway');
      const album = await get<{ song: SongFields[] }>('getAlbum', 'album', { id: albumId });
      expect(album).toMatchObject({ name: 'Tickets for the Late Ferry', songCount: 3 });
      expect(album.song.map(({ title }) => title)).toEqual(['Late Ferry', 'Gangway', 'The Timetable Song']);
      const artist = await get('getArtist', 'artist', { id: artistId });
      expect(artist).toMatchObject({ name: 'North Pier', album: [{ id: albumId }] });
    });
  });

  describe('media', () => {
    test('a stream is a sound file that can be asked for in parts', async () => {
      const song = await songNamed('Short Lamp');
      const whole = await bytesOf('stream', { id: song.id });
      expect(whole.headers.get('content-type')).toBe(song.contentType);
      expect(whole.bytes.length).toBe(song.size);
      const part = await bytesOf('stream', { id: song.id }, { range: 'bytes=100-299' });
      expect(part.status).toBe(206);
      expect(part.headers.get('content-range')).toBe(`bytes 100-299/${song.size}`);
      expect(part.bytes.equals(whole.bytes.subarray(100, 300))).toBe(true);
    });

    test('a stream of an unknown song is an error document, not sound', async () => {
      const answer = await call('stream', { id: '00000000-0000-4000-8000-000000000000' });
      expect(answer.headers.get('content-type')).toMatch(/^(application\/json|text\/xml)/);
      expect([0, 70]).toContain(errorOf(answer));
    });

    test('a cover is a picture no larger than asked for', async () => {
      const { coverArt = '' } = await songNamed('Midnight Harbour');
      const small = await bytesOf('getCoverArt', { id: coverArt, size: '64' });
      expect(small.headers.get('content-type')).toBe('image/png');
      expect(pngSize(small.bytes)).toEqual({ width: 64, height: 64 });
      expect(pngSize((await bytesOf('getCoverArt', { id: coverArt })).bytes).width).toBeGreaterThan(64);
    });

    test('a song without a cover names none, and an unknown cover is an error document', async () => {
      expect(await songNamed('Tape Hiss Blues')).not.toHaveProperty('coverArt');
      const answer = await call('getCoverArt', { id: '00000000-0000-4000-8000-000000000000' });
      expect([0, 70]).toContain(errorOf(answer));
    });
  });

  describe('lists of a user', () => {
    test('a starred song is in the list of starred songs until it is unstarred', async () => {
      const { id } = await songNamed('Gangway');
      const starred = async () =>
        ((await get<{ song?: SongFields[] }>('getStarred2', 'starred2')).song ?? []).map((song) => song.id);
      expect(read(await call('star', { id })).status).toBe('ok');
      expect(await starred()).toContain(id);
      expect((await songNamed('Gangway')).starred).toMatch(/^\d{4}-\d\d-\d\dT/);
      expect(read(await call('unstar', { id })).status).toBe('ok');
      expect(await starred()).not.toContain(id);
    });

    test('words of a song are found by its names; a song without any is no error', async () => {
      const lyrics = (title: string, artist: string) =>
        get<{ value?: string } | undefined>('getLyrics', 'lyrics', { title, artist });
      if (!REAL) expect((await lyrics('Late Ferry', 'North Pier'))?.value).toContain('Late Ferry');
      expect((await lyrics('The Timetable Song', 'North Pier'))?.value).toBeUndefined();
    });

    test('a song of less bit rate is sound without a length, or an error document', async () => {
      const { id, size } = await songNamed('Short Lamp');
      const answer = await bytesOf('stream', { id, maxBitRate: '128', format: 'mp3' });
      if (answer.headers.get('content-type')?.startsWith('audio/')) {
        expect(answer.headers.get('content-length')).toBeNull();
        expect(answer.bytes.length).toBeLessThan(size);
      } else expect(errorOf(answer)).toBe(0);
    });

    test('a playlist has its songs in order', async () => {
      const { playlist } = await get<{ playlist: { id: string; name: string; songCount: number }[] }>(
        'getPlaylists',
        'playlists',
      );
      const kitchen = playlist.find(({ name }) => name === 'Kitchen, Sunday')!;
      const { entry } = await get<{ entry: SongFields[] }>('getPlaylist', 'playlist', { id: kitchen.id });
      expect(entry.length).toBe(kitchen.songCount);
      expect(entry.slice(0, 3).map(({ title }) => title)).toEqual([
        'Late Ferry',
        'L’Horloge à Minuit',
        '막차',
      ]);
    });
  });
});

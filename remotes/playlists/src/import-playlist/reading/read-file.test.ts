import { zipSync } from 'fflate';
import { fileOf, linesOf } from './lists.fixture';
import { readFile, readList } from './read-list';

const FERRY = 'Late Ferry | Ada Solano';
const AT_SPOTIFY = 'spotify:4uLU6hMCjMI75M1A2tKUQC';
const ONE = {
  trackName: 'Late Ferry',
  artistName: 'Ada Solano',
  albumName: 'Harbours',
  trackUri: 'spotify:track:4uLU6hMCjMI75M1A2tKUQC',
};
const PLAYLIST1 = JSON.stringify({
  playlists: [
    {
      name: 'Sea',
      lastModifiedDate: '2025-01-01',
      items: [
        { track: ONE, episode: null, localTrack: null, addedDate: '2025-01-01' },
        { track: null, episode: { episodeName: 'Talk', showName: 'Show' }, localTrack: null },
        { track: null, episode: null, localTrack: { uri: 'spotify:local:Oda:The+Sea:Salt%3A+live:61' } },
      ],
      description: null,
      numberOfFollowers: 0,
    },
    { name: 'Empty', items: [] },
    { name: 'Night', items: [{ track: { ...ONE, trackName: 'Tide' } }] },
  ],
});
const LIBRARY = JSON.stringify({
  tracks: [{ artist: 'Oda', album: 'The Sea', track: 'Salt', uri: 'spotify:track:4uLU6hMCjMI75M1A2tKUQC' }],
  albums: [{ artist: 'Oda', album: 'The Sea', uri: 'spotify:album:1' }],
  shows: [],
});
const SEA = `Sea: ${FERRY} | ${AT_SPOTIFY}; Salt: live | Oda | 61000`;
const NIGHT = `Night: Tide | Ada Solano | ${AT_SPOTIFY}`;
const LIKED = `Liked Songs: Salt | Oda | ${AT_SPOTIFY}`;

test.each([
  ['Playlist1.json', PLAYLIST1, [SEA, NIGHT]],
  ['YourLibrary.json', LIBRARY, [LIKED]],
])("import: %s of Spotify's account data is read [PLIST-27]", (name, text, lines) => {
  expect(linesOf(readList(text, name))).toEqual(lines);
});

const utf8 = (text: string) => new TextEncoder().encode(text);

test("import: the zip of Spotify's account data is read, its other files are not [PLIST-27]", async () => {
  const zip = zipSync({
    'Spotify Account Data/Playlist1.json': utf8(PLAYLIST1),
    'Spotify Account Data/YourLibrary.json': utf8(LIBRARY),
    'Spotify Account Data/StreamingHistory_music_0.json': utf8('[{"trackName":"Tide"}]'),
    'Spotify Account Data/Read Me First.txt': utf8('Read me'),
    '__MACOSX/Spotify Account Data/._Playlist1.csv': utf8('x'),
  });
  expect(linesOf(await readFile(fileOf(zip, 'my_spotify_data.zip')))).toEqual([SEA, NIGHT, LIKED]);
});

test('import: lists of a zip are named after their files, and a broken one leaves the others [PLIST-26]', async () => {
  const zip = zipSync({ 'a/Road.csv': utf8('Title,Artist\nSalt,Oda\n'), 'b.csv': utf8('<playlist') });
  expect(linesOf(await readFile(fileOf(zip, 'all.zip')))).toEqual(['Road: Salt | Oda']);
});

test.each<[string, () => Uint8Array, string | RegExp]>([
  [
    'larger than 20 MB',
    () => zipSync({ 'a.csv': new Uint8Array(20_000_001) }),
    'This is more than 20 MB. Choose a part of it.',
  ],
  [
    'cut',
    () => zipSync({ 'a.csv': utf8('Title') }).slice(0, -30),
    'This zip couldn’t be unpacked. Download it again, or choose a file from it.',
  ],
  ['without a list', () => zipSync({ 'a.png': utf8('x') }), /^No tracks were found in it/],
])('a zip that is %s gives a message', async (_case, zip, message) => {
  await expect(readFile(fileOf(zip(), 'a.zip'))).rejects.toThrow(message);
});

test('a zip that names a smaller size than the true one is unpacked no further', async () => {
  const zip = zipSync({ 'a.csv': new Uint8Array(1_000_000).fill(65) });
  const view = new DataView(zip.buffer, zip.byteOffset);
  const directory = view.getUint32(zip.length - 6, true);
  view.setUint32(directory + 24, 100, true);
  const lists = await readFile(fileOf(zip, 'a.zip'));
  expect(lists[0]!.listed[0]!.title).toHaveLength(100);
});

const SPANISH = 'Artist,Title\r\nTomás,Canción\r\n';
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string, isLittleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 * at, text.charCodeAt(at), isLittleEndian);
  return new Uint8Array(view.buffer);
};
/** `曲名,アーティスト`, `東京,くるり` and `夜に駆ける,ヨアソビ`. */
const SHIFT_JIS = latin1(
  '\x8b\xc8\x96\xbc,\x83\x41\x81\x5b\x83\x65\x83\x42\x83\x58\x83\x67\n\x93\x8c\x8b\x9e,\x82\xad\x82\xe9\x82\xe8\n' +
    '\x96\xe9\x82\xc9\x8b\xec\x82\xaf\x82\xe9,\x83\x88\x83\x41\x83\x5c\x83\x72\n',
);
/** `Название,Исполнитель` and `Группа крови,Кино`. */
const WINDOWS_1251 = latin1(
  '\xcd\xe0\xe7\xe2\xe0\xed\xe8\xe5,\xc8\xf1\xef\xee\xeb\xed\xe8\xf2\xe5\xeb\xfc\n\xc3\xf0\xf3\xef\xef\xe0 \xea\xf0\xee\xe2\xe8,\xca\xe8\xed\xee\n',
);

test.each<[string, Uint8Array, string]>([
  ['utf-8', utf8(SPANISH), 'Mañana: Canción | Tomás'],
  ['windows-1252', latin1(SPANISH), 'Mañana: Canción | Tomás'],
  ['utf-16le', utf16(`\ufeff${SPANISH}`, true), 'Mañana: Canción | Tomás'],
  ['utf-16be', utf16(`\ufeff${SPANISH}`, false), 'Mañana: Canción | Tomás'],
  ['utf-16le', utf16(SPANISH, true), 'Mañana: Canción | Tomás'],
  ['utf-16be', utf16(SPANISH, false), 'Mañana: Canción | Tomás'],
  ['utf-16le', utf16('Title\tArtist\r\n夜行\tくるり\r\n', true), 'Mañana: 夜行 | くるり'],
  ['shift_jis', SHIFT_JIS, 'Mañana: 東京 | くるり; 夜に駆ける | ヨアソビ'],
  ['windows-1251', WINDOWS_1251, 'Mañana: Группа крови | Кино'],
])(
  'import: a file in %s is detected, and named after the file [PLIST-24] (%#)',
  async (_encoding, bytes, line) => {
    expect(linesOf(await readFile(fileOf(bytes, 'Mañana.csv')))).toEqual([line]);
  },
);

import fc from 'fast-check';
import { readFile, readList } from './read-list';
import { type ListedTracks, UnreadableList } from './listed-track';
import { fileOf, lineOf, linesOf } from './lists.fixture';

const EXPORTIFY = `\ufeff"Track URI","Track Name","Artist URI(s)","Artist Name(s)","Album Name","Track Duration (ms)","ISRC"
"spotify:track:4uLU6hMCjMI75M1A2tKUQC","Late Ferry","spotify:artist:1","Ada Solano","Harbours","200040","QZ-SEG-10-12345"
"spotify:local:x","Salt, ""live""
at sea","spotify:artist:2","Oda, The Quiet","","61000",""
`;
const TUNEMYMUSIC = `Track name,Artist name,Album,Playlist name,Type,ISRC,Spotify - id
Late Ferry,Ada Solano,Harbours,Road Trip,Playlist,,4uLU6hMCjMI75M1A2tKUQC
Oda - Salt,,,Road Trip,Playlist,,
`;
const SOUNDIIZ = `title;artist;album;isrc;addedDate;addedBy;duration;url
Late Ferry;Ada Solano;Harbours;qzseg1012345;2025-01-01;me;225s;https://soundcloud.com/ada/late-ferry
`;
const M3U = `#EXTM3U\n#PLAYLIST:Car\n#EXTINF:225,Ada Solano - Late Ferry\n/music/late.mp3\n../Oda - Salt.flac\n`;

const FERRY = 'Late Ferry | Ada Solano';
const AT_SPOTIFY = 'spotify:4uLU6hMCjMI75M1A2tKUQC';

test.each<[string, string, string, string, string[]]>([
  [
    'Exportify, with quoted line ends and a byte order mark',
    'exported.csv',
    EXPORTIFY,
    'exported',
    [`${FERRY} | 200040 | ${AT_SPOTIFY}`, 'Salt, "live" at sea | Oda, The Quiet | 61000'],
  ],
  [
    'TuneMyMusic, also with the artist in the title',
    'tmm.csv',
    TUNEMYMUSIC,
    'Road Trip',
    [`${FERRY} | ${AT_SPOTIFY}`, 'Salt | Oda'],
  ],
  [
    'Soundiiz, with semicolons and lengths in seconds',
    'soundiiz.csv',
    SOUNDIIZ,
    'soundiiz',
    [`${FERRY} | 225000 | https://soundcloud.com/ada/late-ferry`],
  ],
  [
    'M3U with and without extended lines',
    'car.m3u8',
    M3U,
    'Car',
    ['Late Ferry | Ada Solano | 225000', 'Salt | Oda'],
  ],
  [
    'text: numbers, dashes and links',
    '',
    '1. Ada Solano – Late Ferry\n\n- Salt\r\nhttps://open.spotify.com/intl-de/track/4uLU6hMCjMI75M1A2tKUQC?si=1\nhttps://on.soundcloud.com/abc\n',
    '',
    [
      'Late Ferry | Ada Solano',
      'Salt | ',
      ' |  | https://open.spotify.com/intl-de/track/4uLU6hMCjMI75M1A2tKUQC?si=1',
      ' |  | https://on.soundcloud.com/abc',
    ],
  ],
])('reads %s', (_case, fileName, text, name, lines) => {
  const [list] = readList(text, fileName);
  expect(list!.listed.map(lineOf)).toEqual(lines);
  expect(list!.name).toBe(name);
});

test.each<[string, string, string[]]>([
  [
    'spaces between quoted cells',
    '"Title", "Artist"\n"Salt, ""live""", "Oda, The Quiet"\n',
    ['Salt, "live" | Oda, The Quiet'],
  ],
  ['a line that names the delimiter', 'sep=;\r\nTitle;Artist\r\nSalt, live;Oda\r\n', ['Salt, live | Oda']],
  ['a named delimiter and no head', 'sep=;\nOda;Salt, live\n', ['Salt, live | Oda']],
  ['a title above the head', 'Road trip, 2024\n\nTitle,Artist\nSalt,Oda\n', ['Salt | Oda']],
  ['tabs', 'Artist\tTitle\nOda\tSalt\n', ['Salt | Oda']],
  ['no head', 'Ada Solano,Late Ferry,Harbours,3:45\nOda,Salt\n', [`${FERRY} | 225000`, 'Salt | Oda']],
  ['pipes', 'Title|Artist\nSalt|Oda\n', ['Salt | Oda']],
  ['pipes without a head', 'Oda|Salt\nAda Solano|Late, Ferry\n', ['Salt | Oda', 'Late, Ferry | Ada Solano']],
  ['more commas than semicolons', 'Artist;Title\nOda, A, B;Salt, a, b\n', ['Salt, a, b | Oda, A, B']],
  [
    'an unclosed quote',
    'Title,Artist\n"Salt,Oda\nLate Ferry,Ada Solano\n"Tide","Mara"\n',
    ['Salt | Oda', 'Late Ferry | Ada Solano', 'Tide | Mara'],
  ],
  [
    'an unclosed quote and a later one',
    `Title,Artist\n"Salt,Oda\n${'Late Ferry,Ada Solano\n'.repeat(5)}Tide 12",Mara\n`,
    ['Salt | Oda', ...Array<string>(5).fill('Late Ferry | Ada Solano'), 'Tide 12" | Mara'],
  ],
  ['quotes inside of a cell', 'Title,Artist\n"Salt" (live),Oda\n', ['"Salt" (live) | Oda']],
  ['German heads', 'Titel;Künstler;Album;Dauer\nSalz;Oda;Meer;3:45\n', ['Salz | Oda | 225000']],
  ['German heads with Interpret', 'Interpret;Titel\nOda;Salz\n', ['Salz | Oda']],
  ['French heads', 'Titre,Artiste,Durée\nSel,Oda,225\n', ['Sel | Oda | 225000']],
  ['Spanish heads', 'Título,Artista,Álbum,Duración\nSal,Oda,Mar,3:45\n', ['Sal | Oda | 225000']],
  ['Italian heads', 'Nome\tArtista\nSale\tOda\n', ['Sale | Oda']],
  ['Russian heads', 'Исполнитель,Название\nКино,Группа крови\n', ['Группа крови | Кино']],
  ['Japanese heads', '曲名,アーティスト\n夜行,くるり\n', ['夜行 | くるり']],
  ['line ends of old Macs', 'Name\tArtist\rSalt\tOda\r', ['Salt | Oda']],
  ['names with invisible characters', 'Title,Artist\nSa\u200blt\u202e,\u2066Oda\n', ['Salt | Oda']],
])('import: a table with %s is read [PLIST-24]', (_case, text, lines) => {
  expect(readList(text, 'list.csv').flatMap(({ listed }) => listed.map(lineOf))).toEqual(lines);
});

test('import: each playlist in a table becomes its own list [PLIST-26]', () => {
  const text =
    'Track name,Artist name,Playlist name\nSalt,Oda,Sea\nTide,Mara,Night\nLate Ferry,Ada Solano,Sea\n';
  expect(linesOf(readList(text, 'all.csv'))).toEqual([
    'Sea: Salt | Oda; Late Ferry | Ada Solano',
    'Night: Tide | Mara',
  ]);
});

test('a file of more than 20 MB is refused before it is read', async () => {
  const file = { name: 'big.csv', size: 20_000_001 } as File;
  await expect(readFile(file)).rejects.toThrow('This is more than 20 MB. Choose a part of it.');
});

test.each([
  ['a page with a script', '<html><script>alert(1)</script></html>'],
  ['deep JSON', '{"playlists":'.repeat(100_000)],
  ['a picture', '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR'],
  ['nothing', ' \n '],
  ['JSON of something else', '{"username":"ada"}'],
])('%s gives a message', (_case, text) => {
  expect(() => readList(text, 'x.txt')).toThrow(UnreadableList);
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc
    .tuple(fc.constantFrom(EXPORTIFY, TUNEMYMUSIC, SOUNDIIZ, M3U), fc.nat(400), fc.string({ maxLength: 9 }))
    .map(([text, at, noise]) => text.slice(0, at) + noise + text.slice(at + noise.length)),
);

test('property: any text and any bytes give bounded entries or a message', async () => {
  const read = async (run: () => unknown) => {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof UnreadableList)) throw error;
      return null;
    }
  };
  await fc.assert(
    fc.asyncProperty(
      hostile,
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom('a.csv', 'b.json', ''),
      async (text, bytes, name) => {
        const lists = [
          await read(() => readList(text, name)),
          await read(() => readFile(fileOf(bytes, name))),
        ];
        for (const list of lists.flat() as (ListedTracks | null)[]) {
          for (const { title, artists, durationMs } of list?.listed ?? []) {
            expect(title.length + artists.length).toBeLessThanOrEqual(1000);
            expect(durationMs ?? 1).toBeGreaterThan(0);
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});

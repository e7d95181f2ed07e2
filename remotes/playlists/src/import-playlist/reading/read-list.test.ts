import fc from 'fast-check';
import { readFile, readList } from './read-list';
import { type ListedTrack, UnreadableList } from './listed-track';

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
const XSPF = `<?xml version="1.0" encoding="UTF-8"?>
<!-- by hand --><playlist version="1" xmlns="http://xspf.org/ns/0/"><title>Road &amp; Sea</title>
<trackList><track><location>file:///music/a.mp3</location><title><![CDATA[Late <Ferry>]]></title>
<creator>Ada&#32;Solano</creator><duration>200040</duration><extension application="x"/></track></trackList></playlist>`;
const JSPF = JSON.stringify({
  playlist: {
    title: 'Weekly',
    track: [
      {
        title: 'Late Ferry',
        creator: 'Ada Solano',
        album: 'Harbours',
        duration: 200_040,
        identifier: 'https://x.example/1',
      },
      { title: 'Salt', creator: 'Oda', identifier: ['soundcloud:tracks:77'] },
      null,
    ],
  },
});
const M3U = `#EXTM3U\n#PLAYLIST:Car\n#EXTINF:225,Ada Solano - Late Ferry\n/music/late.mp3\n../Oda - Salt.flac\n`;

/** One entry as a line. */
const lineOf = ({ title, artists, album, durationMs, isrc, reference, link }: ListedTrack) =>
  [title, artists, album, durationMs, isrc, reference && `${reference.provider}:${reference.id}`, link]
    .filter((part) => part !== undefined)
    .join(' | ');
const FERRY = 'Late Ferry | Ada Solano | Harbours';
const AT_SPOTIFY = 'spotify:4uLU6hMCjMI75M1A2tKUQC';

test.each<[string, string, string, string, string[]]>([
  [
    'Exportify, with quoted line ends and a byte order mark',
    'exported.csv',
    EXPORTIFY,
    '',
    [`${FERRY} | 200040 | QZSEG1012345 | ${AT_SPOTIFY}`, 'Salt, "live" at sea | Oda, The Quiet | 61000'],
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
    '',
    [`${FERRY} | 225000 | QZSEG1012345 | https://soundcloud.com/ada/late-ferry`],
  ],
  [
    'a table without a head',
    'plain.csv',
    'Ada Solano,Late Ferry,Harbours,3:45\nOda,Salt\n',
    '',
    [`${FERRY} | 225000`, 'Salt | Oda'],
  ],
  ['a table with tabs', 'plain.tsv', 'Artist\tTitle\nOda\tSalt\n', '', ['Salt | Oda']],
  [
    'XSPF with character data and references',
    'list.xspf',
    XSPF,
    'Road & Sea',
    ['Late <Ferry> | Ada Solano | 200040'],
  ],
  [
    'JSPF with one identifier or several',
    'list.jspf',
    JSPF,
    'Weekly',
    [`${FERRY} | 200040`, 'Salt | Oda | soundcloud:soundcloud:tracks:77'],
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
    ['Late Ferry | Ada Solano', 'Salt | ', ` |  | ${AT_SPOTIFY}`, ' |  | https://on.soundcloud.com/abc'],
  ],
])('reads %s', (_case, fileName, text, name, lines) => {
  const list = readList(text, fileName);
  expect(list.listed.map(lineOf)).toEqual(lines);
  expect(list.name).toBe(name);
});

test.each([
  ['UTF-8', (text: string) => new TextEncoder().encode(text)],
  ['Windows-1252', (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))],
])('reads a file in %s, named after the file', async (_encoding, encode) => {
  const bytes = encode('Artist,Title\r\nTomás,Canción\r\n');
  const list = await readFile(fileOf(bytes, 'Mañana.csv'));
  expect(list).toMatchObject({ name: 'Mañana', listed: [{ title: 'Canción', artists: 'Tomás' }] });
});

/** The page's own File has no `arrayBuffer` in the tests. */
function fileOf(bytes: Uint8Array, name: string): File {
  const size = bytes.byteLength;
  return { name, size, arrayBuffer: async () => bytes.slice().buffer } as unknown as File;
}

test('a list of more than 2,000 tracks is cut and says how many were left out', () => {
  const list = readList(Array.from({ length: 2007 }, (_, index) => `Oda - Song ${index}`).join('\n'));
  expect(list.listed).toHaveLength(2000);
  expect(list.leftOut).toBe(7);
});

test('a file of more than 5 MB is refused before it is read', async () => {
  const file = { name: 'big.csv', size: 5 * 1024 * 1024 + 1 } as File;
  await expect(readFile(file)).rejects.toThrow('This file is larger than 5 MB.');
});

test.each([
  [
    'a document type with entities',
    '<!DOCTYPE p [<!ENTITY a "b"><!ENTITY c SYSTEM "file:///etc/passwd">]><playlist/>',
  ],
  ['a page with a script', '<html><script>alert(1)</script></html>'],
  ['deep nesting', '<a>'.repeat(100_000)],
  ['deep JSON', '{"playlist":'.repeat(100_000)],
  ['an open tag without an end', `<playlist ${'a="" '.repeat(100_000)}`],
  ['cut XSPF', XSPF.slice(0, -20)],
  ['cut JSPF', JSPF.slice(0, -20)],
  ['a picture', '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR'],
  ['nothing', ' \n '],
])('%s gives a message', (_case, text) => {
  expect(() => readList(text, 'x.xspf')).toThrow(UnreadableList);
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc
    .tuple(
      fc.constantFrom(EXPORTIFY, TUNEMYMUSIC, SOUNDIIZ, XSPF, JSPF, M3U),
      fc.nat(400),
      fc.string({ maxLength: 9 }),
    )
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
      fc.constantFrom('a.csv', 'b.xspf', ''),
      async (text, bytes, name) => {
        const lists = [
          await read(() => readList(text, name)),
          await read(() => readFile(fileOf(bytes, name))),
        ];
        for (const list of lists as (ReturnType<typeof readList> | null)[]) {
          for (const { title, artists, durationMs = 1 } of list?.listed ?? []) {
            expect(title.length + artists.length).toBeLessThanOrEqual(1000);
            expect(durationMs).toBeGreaterThan(0);
          }
        }
      },
    ),
    { numRuns: 300 },
  );
});

import { PROVIDERS, trackKey, type Track } from '@segue/contract';
import { aSoundcloudTrack, aSpotifyTrack } from '@segue/kernel/testing';
import fc from 'fast-check';
import { CONFIDENT, sameSong } from '../same-song';
import { candidatesOf } from './candidates';
import { foldVersions } from './fold-versions';
import { findAlike, groupVersions, NOTHING, withPage, type Columns, type SeenAt } from './pairs';
import { repeatedSongs } from './repeats';
import { finish } from './steps';

const ARTISTS = ['Ada Solano', 'North Pier'];
const TITLES = ['Midnight Harbour', 'Late Ferry', 'Salt on the Window', 'Paper Lanterns'];
const by = (name: string) => [{ id: name, name }];
const atSpotify = (title: string, artist = 'Ada Solano', id = title): Track =>
  aSpotifyTrack({ id, title, artistInfo: by(artist), duration: 200_000 });
const atSoundcloud = (title: string, account = 'umbra', id = title): Track =>
  aSoundcloudTrack({ id, title, artistInfo: by(account), duration: 200_000 });
/** The groups after each of these pages. */
function groupsAfter(pages: readonly Columns[], plays: (track: Track) => boolean) {
  const seenAt = pages.reduce<SeenAt>(withPage, new Map());
  return groupVersions(finish(findAlike(pages.at(-1)!, NOTHING)), seenAt, plays);
}
const always = () => true;
const onlySoundcloud = ({ provider }: Track) => provider === 'soundcloud';
const titles = (columns: Columns) => PROVIDERS.map((provider) => columns[provider].map(({ title }) => title));
const keys = (tracks: readonly Track[]) => tracks.map(trackKey);

const SONG = atSpotify('Midnight Harbour');
const UPLOAD = atSoundcloud('Ada Solano - Midnight Harbour [Official Audio]');
const REMIX = atSoundcloud('Ada Solano - Midnight Harbour (Kite Remix)');
const BOTH: Columns = {
  ...NOTHING.columns,
  spotify: [SONG, atSpotify('Late Ferry')],
  soundcloud: [REMIX, UPLOAD],
};

test.each([
  ['Spotify, when both play', always, [['Midnight Harbour', 'Late Ferry'], [REMIX.title], []]],
  ['SoundCloud, when only that plays', onlySoundcloud, [['Late Ferry'], [REMIX.title, UPLOAD.title], []]],
])('a song of both services has its row at %s', (_, plays, expected) => {
  const groups = groupsAfter([BOTH], plays);
  expect(titles(foldVersions(BOTH, groups, new Set()).columns)).toEqual(expected);
});

test('of a song in a list from both services, the later one names the service of the earlier', () => {
  const others = [...BOTH.spotify.slice(1), REMIX];
  expect([...repeatedSongs([SONG, ...others, UPLOAD])]).toEqual([[trackKey(UPLOAD), 'spotify']]);
  expect([...repeatedSongs([UPLOAD, ...others, SONG])]).toEqual([[trackKey(SONG), 'soundcloud']]);
});

test('an opened row is followed by the other version', () => {
  const groups = groupsAfter([BOTH], always);
  const { columns, roles } = foldVersions(BOTH, groups, new Set([trackKey(SONG)]));
  expect(keys(columns.spotify).slice(0, 2)).toEqual([trackKey(SONG), trackKey(UPLOAD)]);
  expect([roles.get(SONG), roles.get(UPLOAD)]).toEqual(['open', 'other']);
});

test('a version of a later page joins the row on screen', () => {
  const groups = groupsAfter([{ ...BOTH, soundcloud: [] }, BOTH], always);
  expect(foldVersions(BOTH, groups, new Set()).columns.spotify).toEqual(BOTH.spotify);
});

test('a visible row that cannot play is replaced by a later version that can', () => {
  const groups = groupsAfter([{ ...BOTH, soundcloud: [] }, BOTH], onlySoundcloud);
  const { columns } = foldVersions(BOTH, groups, new Set());
  expect(titles(columns)).toEqual([['Late Ferry'], [REMIX.title, UPLOAD.title], []]);
});

test('reloaded tracks stay in their rows', () => {
  const again = structuredClone(BOTH);
  const groups = groupsAfter([BOTH, again], always);
  expect(titles(foldVersions(again, groups, new Set()).columns)).toEqual([
    ['Midnight Harbour', 'Late Ferry'],
    [REMIX.title],
    [],
  ]);
});

test('a song is grouped with another only while both are visible', () => {
  const groups = groupsAfter([BOTH], onlySoundcloud);
  const filtered = { ...BOTH, soundcloud: [REMIX] };
  expect(foldVersions(filtered, groups, new Set()).columns).toEqual(filtered);
});

const aTrack = fc.record({
  title: fc.constantFrom(...TITLES, ...TITLES.map((title) => `${title} (Live)`)),
  artist: fc.constantFrom(...ARTISTS),
});
/** The columns after each page. */
const page = fc.array(aTrack, { maxLength: 6 });
const pages = fc.array(fc.tuple(page, page), { minLength: 1, maxLength: 4 });

test('any pages: each track is in reach exactly once, in order, and no drawn row that plays moves', () => {
  fc.assert(
    fc.property(pages, fc.constantFrom(always, onlySoundcloud), (added, plays) => {
      let columns: Columns = NOTHING.columns;
      const shown: Columns[] = [];
      let drawn: Columns = columns;
      for (const [ones, others] of added) {
        const idOf = (index: number) => `${columns.spotify.length + columns.soundcloud.length}.${index}`;
        columns = {
          ...columns,
          spotify: [...columns.spotify, ...ones.map((one, at) => atSpotify(one.title, one.artist, idOf(at)))],
          soundcloud: [
            ...columns.soundcloud,
            ...others.map((one, at) => atSoundcloud(one.title, one.artist, idOf(at))),
          ],
        };
        shown.push(columns);
        const groups = groupsAfter(shown, plays);
        const closed = foldVersions(columns, groups, new Set()).columns;
        const open = foldVersions(columns, groups, new Set(groups.keys())).columns;
        const all = keys([...columns.spotify, ...columns.soundcloud]);
        expect(keys([...open.spotify, ...open.soundcloud]).sort()).toEqual([...all].sort());
        for (const provider of PROVIDERS) {
          expect(closed[provider]).toEqual(columns[provider].filter((one) => closed[provider].includes(one)));
          const staying = drawn[provider].filter((row) => plays(row) || closed[provider].includes(row));
          expect(closed[provider].slice(0, staying.length)).toEqual(staying);
        }
        drawn = closed;
      }
    }),
  );
});

/** Additions and spellings of uploads' titles. */
const FORMS: readonly ((name: string, artist: string) => string)[] = [
  (name) => name,
  (name, artist) => `${artist} - ${name}`,
  (name, artist) => `${artist} - ${name} (Kite Remix) [Tidal]`,
  (name) => `${name} (feat. North Pier) [Official Audio]`,
  (name) => `Tidal - ${name} - 2019 Remaster`,
  (name, artist) => `${artist.toLowerCase()} ${name} cover`,
  (name, artist) => `${name} by ${artist}`,
  (name) => `${name} (Lights)`,
  (name) => name.replace('Night', 'Nihgt').replace('Ferry', 'Fery'),
  (name, artist) => `${name} 夜 / ${artist}`,
];
const inForm = (names: readonly string[], forms: typeof FORMS) =>
  fc
    .tuple(fc.constantFrom(...names), fc.constantFrom(...ARTISTS, 'Night'), fc.constantFrom(...forms))
    .chain(([name, artist, form]) =>
      fc.record({
        title: fc.constant(form(name, artist)),
        account: fc.constantFrom(artist, artist.replace(' ', '').toLowerCase(), 'Tidal Records'),
      }),
    );
const aListedTrack = fc.oneof(
  inForm(['Late Ferry', 'Night Love', 'Love', 'Love, Pt. 2', 'The Night'], FORMS),
  // A name that is written together is found where it is a part of its own.
  inForm(['Good Night Love', 'Goodnight Love'], FORMS.slice(0, 5)),
);

test('any lists: the index finds every pair that a comparison of all pairs finds', () => {
  fc.assert(
    fc.property(fc.array(aListedTrack), fc.array(aListedTrack), fc.nat(120), (some, more, copies) => {
      const ones = some.map(({ title, account }, id) => atSpotify(title, account, `${id}`));
      const others = [
        ...more.map(({ title, account }, id) => atSoundcloud(title, account, `${id}`)),
        // Words that occur in many titles are indexed in another way.
        ...Array.from({ length: copies }, (_, id) =>
          atSoundcloud('Night Love', `Account ${id}`, `copy ${id}`),
        ),
      ];
      const isSame = ([one, other]: readonly [Track, Track]) => sameSong(one, other).confidence >= CONFIDENT;
      const keysOf = (pairs: readonly (readonly [Track, Track])[]) =>
        pairs.filter(isSame).map(([one, other]) => `${one.id} ${other.id}`);
      const all = ones.flatMap((one) => others.map((other) => [one, other] as const));
      expect(keysOf([...candidatesOf(ones, others)].flat()).sort()).toEqual(keysOf(all).sort());
    }),
    {
      numRuns: 40,
      // The names of the songs are the artist's; a typing error and the artist in the title.
      examples: [
        [
          [{ title: 'The Night 夜 / Night', account: 'Night' }],
          [{ title: 'The Night by Night', account: 'Night' }],
          0,
        ],
        [
          [{ title: 'Night Love by North Pier', account: 'North Pier' }],
          [{ title: 'Nihgt Love', account: 'North Pier' }],
          0,
        ],
      ],
    },
  );
});

const at = (count: number, make: (index: number) => Track) =>
  Array.from({ length: count }, (_, index) => make(index));
const nameOf = (index: number) => `${['Harbour', 'Ferry', 'Window'][index % 3]} ${index * 7} Lights`;
test.each([
  [
    'numbered titles by numbered artists',
    at(1000, (index) => atSpotify(`Track number ${index}`, `Artist ${index % 50}`, `${index}`)),
    at(1000, (index) => atSoundcloud(`Track number ${index}`, `Artist ${index % 50}`, `${index}`)),
  ],
  [
    'four hundred songs of one artist',
    at(400, (index) => atSpotify(nameOf(index), 'Ada Solano', `${index}`)),
    at(400, (index) => atSoundcloud(`Ada Solano - ${nameOf(index)} (Live)`, 'label', `${index}`)),
  ],
])('%s at each service: few pairs are compared', (_, ones, others) => {
  const compared = [...candidatesOf(ones, others)].flat();
  expect(compared.filter(([one, other]) => one.id === other.id)).toHaveLength(ones.length);
  expect(compared.length).toBeLessThanOrEqual(ones.length * 8);
});

import { PROVIDERS, trackKey, type Track } from '@segue/contract';
import { aSoundcloudTrack, aSpotifyTrack } from '@segue/testing';
import fc from 'fast-check';
import { candidatesOf } from './candidates';
import { foldVersions } from './fold';
import { NO_PAIRS, pairVersions, type Columns } from './pairs';

const ARTISTS = ['Ada Solano', 'North Pier'];
const TITLES = ['Midnight Harbour', 'Late Ferry', 'Salt on the Window', 'Paper Lanterns'];
const by = (name: string) => [{ id: name, name }];
const atSpotify = (title: string, artist = 'Ada Solano', id = title): Track =>
  aSpotifyTrack({ id, title, artistInfo: by(artist), duration: 200_000 });
const atSoundcloud = (title: string, account = 'umbra', id = title): Track =>
  aSoundcloudTrack({ id, title, artistInfo: by(account), duration: 200_000 });
const always = () => true;
const onlySoundcloud = ({ provider }: Track) => provider === 'soundcloud';
const titles = (columns: Columns) => PROVIDERS.map((provider) => columns[provider].map(({ title }) => title));
const keys = (tracks: readonly Track[]) => tracks.map(trackKey);

const SONG = atSpotify('Midnight Harbour');
const UPLOAD = atSoundcloud('Ada Solano - Midnight Harbour [Official Audio]');
const REMIX = atSoundcloud('Ada Solano - Midnight Harbour (Kite Remix)');
const BOTH: Columns = { spotify: [SONG, atSpotify('Late Ferry')], soundcloud: [REMIX, UPLOAD] };

test.each([
  ['Spotify, when both play', always, [['Midnight Harbour', 'Late Ferry'], [REMIX.title]]],
  ['SoundCloud, when only that plays', onlySoundcloud, [['Late Ferry'], [REMIX.title, UPLOAD.title]]],
])('a song of both services has its row at %s', (_, plays, expected) => {
  const { pairs } = pairVersions(BOTH, NO_PAIRS, plays);
  expect(titles(foldVersions(BOTH, pairs, new Set()).columns)).toEqual(expected);
});

test('an opened row is followed by the other version', () => {
  const { pairs } = pairVersions(BOTH, NO_PAIRS, always);
  const { columns, roles } = foldVersions(BOTH, pairs, new Set([trackKey(SONG)]));
  expect(keys(columns.spotify).slice(0, 2)).toEqual([trackKey(SONG), trackKey(UPLOAD)]);
  expect([roles.get(trackKey(SONG)), roles.get(trackKey(UPLOAD))]).toEqual(['open', 'other']);
});

test('a version of a later page joins the row on screen', () => {
  const first = pairVersions({ ...BOTH, soundcloud: [] }, NO_PAIRS, always);
  const { pairs } = pairVersions(BOTH, first, always);
  expect(foldVersions(BOTH, pairs, new Set()).columns.spotify).toEqual(BOTH.spotify);
});

test('a row on screen that does not play stays beside the later version that does', () => {
  const first = pairVersions({ ...BOTH, soundcloud: [] }, NO_PAIRS, onlySoundcloud);
  const { pairs } = pairVersions(BOTH, first, onlySoundcloud);
  const { columns, roles } = foldVersions(BOTH, pairs, new Set());
  expect(columns).toEqual(BOTH);
  expect([...roles]).toEqual([[trackKey(UPLOAD), 'apart']]);
});

test('a song stands for the other one only while both are shown', () => {
  const { pairs } = pairVersions(BOTH, NO_PAIRS, onlySoundcloud);
  const filtered = { ...BOTH, soundcloud: [REMIX] };
  expect(foldVersions(filtered, pairs, new Set()).columns).toEqual(filtered);
});

const aTrack = fc.record({
  title: fc.constantFrom(...TITLES, ...TITLES.map((title) => `${title} (Live)`)),
  artist: fc.constantFrom(...ARTISTS),
});
/** The columns after each page. */
const pages = fc.array(fc.tuple(fc.array(aTrack, { maxLength: 6 }), fc.array(aTrack, { maxLength: 6 })), {
  minLength: 1,
  maxLength: 4,
});

test('any pages: each track is in reach exactly once, in order, and no row that was drawn moves', () => {
  fc.assert(
    fc.property(pages, fc.constantFrom(always, onlySoundcloud), (added, plays) => {
      let columns: Columns = NO_PAIRS.columns;
      let known = NO_PAIRS;
      let drawn: Columns = columns;
      for (const [ones, others] of added) {
        const idOf = (index: number) => `${columns.spotify.length + columns.soundcloud.length}.${index}`;
        columns = {
          spotify: [...columns.spotify, ...ones.map((one, at) => atSpotify(one.title, one.artist, idOf(at)))],
          soundcloud: [
            ...columns.soundcloud,
            ...others.map((one, at) => atSoundcloud(one.title, one.artist, idOf(at))),
          ],
        };
        known = pairVersions(columns, known, plays);
        const closed = foldVersions(columns, known.pairs, new Set()).columns;
        const open = foldVersions(columns, known.pairs, new Set(known.pairs.keys())).columns;
        const all = keys([...columns.spotify, ...columns.soundcloud]);
        expect(keys([...open.spotify, ...open.soundcloud]).sort()).toEqual([...all].sort());
        for (const provider of PROVIDERS) {
          expect(closed[provider]).toEqual(columns[provider].filter((one) => closed[provider].includes(one)));
          expect(closed[provider].slice(0, drawn[provider].length)).toEqual(drawn[provider]);
        }
        drawn = closed;
      }
    }),
  );
});

test('of four hundred songs of each service, each is compared with eight at most', () => {
  const numbers = Array.from({ length: 400 }, (_, index) => index);
  const artistOf = (at: number) => `Artist ${at % 40} Band`;
  const ones = numbers.map((at) => atSpotify(`Harbour ${at * 7} Lights (Live)`, artistOf(at), `${at}`));
  const others = numbers.map((at) =>
    atSoundcloud(`${artistOf(at)} - Harbour ${at * 7} Lights`, 'label', `${at}`),
  );
  const compared = candidatesOf(ones, others);
  expect(compared.filter(([one, other]) => one.id === other.id)).toHaveLength(400);
  expect(compared.length).toBeLessThanOrEqual(400 * 8);
});

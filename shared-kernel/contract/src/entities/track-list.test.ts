import * as z from 'zod/mini';
import { favoritesSchema, playlistTracksSchema, searchPageSchema } from './playlist';
import { parseTrack, parseWithDropped } from './track-list';

const track = (fields: object = {}) => ({
  id: 'a1',
  title: 'Midnight Harbour',
  artistInfo: [{ id: 'b2', name: 'Late Ferry' }],
  provider: 'spotify',
  duration: 61_000,
  isFavorited: false,
  ...fields,
});
const odd = { ...track({ id: 'odd' }), title: undefined };

type Read = Record<string, unknown[]>;
const LISTS: [string, z.ZodMiniType, string, object][] = [
  ['a search page', searchPageSchema, 'queryData', { hasMore: true }],
  ['favorites', favoritesSchema, 'spotifyFavoriteTracks', {}],
  ['playlist tracks', playlistTracksSchema, 'soundcloudPlaylistTracks', {}],
];
function readList(schema: z.ZodMiniType, name: string, others: object, list: unknown[]) {
  const { parsed, dropped } = parseWithDropped(schema, { [name]: list, ...others });
  return { tracks: (parsed.data as Read)[name], dropped };
}

test.each(LISTS)('%s: an invalid track is dropped and reported, the others stay [DATA-30]', (_, ...list) => {
  const { tracks, dropped } = readList(...list, [track(), odd, null, 7, track({ id: 'a2' })]);
  expect(tracks).toEqual([track(), track({ id: 'a2' })]);
  expect(dropped).toHaveLength(3);
  expect(dropped[0]).toMatch(/^Entry 1 is not a track: title/);
});

test.each(LISTS)('%s: null counts as absent and a numeric id is its text [DATA-31]', (_, ...list) => {
  const nulls = { uri: null, imageUrl: null, favoritedAt: null, explicit: null, access: null };
  const artist = { id: 12, name: 'Late Ferry', profileUrl: null };
  const sent = track({ ...nulls, id: 293, artistInfo: [artist], uploader: artist });
  const { tracks, dropped } = readList(...list, [sent]);
  const read = { id: '12', name: 'Late Ferry' };
  expect(tracks).toStrictEqual([track({ id: '293', artistInfo: [read], uploader: read })]);
  expect(dropped).toEqual([]);
});

test.each(LISTS)('%s: a track that is repeated stands once, at its first place [DATA-37]', (_, ...list) => {
  const sent = [
    track(),
    track({ id: 'b' }),
    track({ title: 'Again' }),
    track({ id: 'a1', provider: 'soundcloud' }),
  ];
  expect(readList(...list, sent).tracks).toEqual([sent[0], sent[1], sent[3]]);
});

test('a value that is not a list is an error, not an empty list', () => {
  expect(parseWithDropped(searchPageSchema, { queryData: {}, hasMore: false }).parsed.success).toBe(false);
});

test('a list with an invalid track does not encode', () => {
  const page = { queryData: [odd], hasMore: false } as unknown as z.infer<typeof searchPageSchema>;
  expect(z.safeEncode(searchPageSchema, page).success).toBe(false);
});

test('a single track is parsed like an entry of a list', () => {
  expect(parseTrack(track({ id: 293, uri: null }))).toStrictEqual(track({ id: '293' }));
  expect(parseTrack(odd)).toBeNull();
});

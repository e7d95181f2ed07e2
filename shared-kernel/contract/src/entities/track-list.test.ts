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

const LISTS: [string, z.ZodMiniType, (list: unknown[]) => unknown, (read: unknown) => unknown[]][] = [
  [
    'a search page',
    searchPageSchema,
    (queryData) => ({ queryData, hasMore: true }),
    (read) => (read as z.infer<typeof searchPageSchema>).queryData,
  ],
  [
    'favorites',
    favoritesSchema,
    (spotifyFavoriteTracks) => ({ spotifyFavoriteTracks }),
    (read) => (read as z.infer<typeof favoritesSchema>).spotifyFavoriteTracks,
  ],
  [
    'playlist tracks',
    playlistTracksSchema,
    (soundcloudPlaylistTracks) => ({ soundcloudPlaylistTracks }),
    (read) => (read as z.infer<typeof playlistTracksSchema>).soundcloudPlaylistTracks,
  ],
];

test.each(LISTS)('%s: an invalid track is dropped and reported, the others stay [DATA-30]', (...list) => {
  const [, schema, body, tracksOf] = list;
  const { parsed, dropped } = parseWithDropped(schema, body([track(), odd, null, 7, track({ id: 'a2' })]));
  expect(tracksOf(parsed.data)).toEqual([track(), track({ id: 'a2' })]);
  expect(dropped).toHaveLength(3);
  expect(dropped[0]).toMatch(/^Entry 1 is not a track: title/);
});

test.each(LISTS)('%s: null counts as absent and a numeric id is its text [DATA-31]', (...list) => {
  const [, schema, body, tracksOf] = list;
  const nulls = { uri: null, imageUrl: null, favoritedAt: null, explicit: null, access: null };
  const artist = { id: 12, name: 'Late Ferry', profileUrl: null };
  const sent = track({ ...nulls, id: 293, artistInfo: [artist], uploader: artist });
  const { parsed, dropped } = parseWithDropped(schema, body([sent]));
  const read = { id: '12', name: 'Late Ferry' };
  expect(tracksOf(parsed.data)).toStrictEqual([track({ id: '293', artistInfo: [read], uploader: read })]);
  expect(dropped).toEqual([]);
});

test.each(LISTS)('%s: a track that is repeated stands once, at its first place [DATA-37]', (...list) => {
  const [, schema, body, tracksOf] = list;
  const sent = [
    track(),
    track({ id: 'b' }),
    track({ title: 'Again' }),
    track({ id: 'a1', provider: 'soundcloud' }),
  ];
  const read = tracksOf(parseWithDropped(schema, body(sent)).parsed.data);
  expect(read).toEqual([sent[0], sent[1], sent[3]]);
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

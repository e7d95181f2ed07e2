import { parseTrack } from '@segue/contract';
import fc from 'fast-check';
import { createLinks } from '@segue/api/port/wire';
import type { ProviderError, SearchRequest } from '@segue/api/port/music-provider';
import type { Upstream } from '@segue/api/port/upstream';
import type { OAuthProvider } from '@segue/api/testing/sandbox-providers';
import { TEST_CREDENTIALS } from '@segue/api/testing/test-credentials';
import { soundcloudSettings } from './soundcloud/server/settings';
import { soundcloudTrackSchema, toTrack as toSoundCloudTrack } from './soundcloud/server/to-track';
import { createWebApi as createSoundCloudApi } from './soundcloud/server/web-api';
import { spotifySettings } from './spotify/server/settings';
import { spotifyTrackSchema, toTrack as toSpotifyTrack } from './spotify/server/to-track';
import { createWebApi as createSpotifyApi } from './spotify/server/web-api';

const links = createLinks({
  pages: ['https://open.spotify.com', 'https://soundcloud.com'],
  images: ['https://i.scdn.co', 'https://*.sndcdn.com'],
});
const spotify = (fields: object) => toSpotifyTrack(spotifyTrackSchema.parse({ id: 'a1', ...fields }), links);
const soundcloud = (fields: object) =>
  toSoundCloudTrack(soundcloudTrackSchema.parse({ urn: 'soundcloud:tracks:1', ...fields }), links);

describe('Spotify', () => {
  const image = (width: number | null) => ({ url: `https://i.scdn.co/${width}`, width, height: width });

  test.each([
    [[640, 300, 64], 'https://i.scdn.co/300'],
    [[300, 64, 640], 'https://i.scdn.co/300'],
    [[200, 64], 'https://i.scdn.co/200'],
    [[null], 'https://i.scdn.co/null'],
    [[], undefined],
  ])('of images with widths %j the one used is %s', (widths, url) => {
    expect(spotify({ album: { images: widths.map(image) } }).imageUrl).toBe(url);
  });

  test('a track without is_playable is playable', () => {
    expect(spotify({}).access).toBe('full');
    expect(spotify({ is_playable: true }).access).toBe('full');
    expect(spotify({ is_playable: false }).access).toBe('blocked');
  });

  test('a local file (without id) does not match the schema', () => {
    expect(spotifyTrackSchema.safeParse({ id: null, name: 'Mine' }).success).toBe(false);
  });
});

test('SoundCloud: a numeric id becomes a URN', () => {
  expect(soundcloud({ urn: undefined, id: 293 })?.id).toBe('soundcloud:tracks:293');
});

test('SoundCloud: an item without urn and id gives null', () => {
  expect(soundcloud({ urn: null })).toBeNull();
});

test.each([
  [{ access: 'playable' }, 'full'],
  [{ access: 'preview' }, 'preview'],
  [{ access: 'blocked' }, 'blocked'],
  [{ access: 'playable', streamable: false }, 'blocked'],
  [{ access: 'playable', embeddable_by: 'none' }, 'blocked'],
  [{ access: 'preview', embeddable_by: 'me' }, 'blocked'],
  [{ access: 'playable', embeddable_by: 'all' }, 'full'],
  [{}, 'full'],
])('SoundCloud: %j has access %s', (fields, access) => {
  expect(soundcloud(fields)?.access).toBe(access);
});

test('SoundCloud: a track without an uploader has no artist', () => {
  expect(soundcloud({ user: null, title: 'Left behind' })).toMatchObject({
    title: 'Left behind',
    artistInfo: [],
  });
});

test.each([
  ['https://i1.sndcdn.com/artworks-1-large.jpg', 'https://i1.sndcdn.com/artworks-1-t500x500.jpg'],
  ['https://i1.sndcdn.com/a-large.png?x=1', 'https://i1.sndcdn.com/a-t500x500.png?x=1'],
  ['https://i1.sndcdn.com/very-large-boat.jpg', 'https://i1.sndcdn.com/very-large-boat.jpg'],
])('SoundCloud: image URL %s becomes %s', (artwork, shown) => {
  expect(soundcloud({ artwork_url: artwork })?.imageUrl).toBe(shown);
});

test('a track names its album when its provider does', () => {
  expect(spotify({ album: { name: 'Slow Water' } }).album).toBe('Slow Water');
  expect(soundcloud({ publisher_metadata: { album_title: 'Estuary' } })?.album).toBe('Estuary');
  for (const album of [null, {}, { name: '' }]) expect(spotify({ album })).not.toHaveProperty('album');
  expect(soundcloud({ publisher_metadata: null })).not.toHaveProperty('album');
});

test.each([
  'javascript:alert(1)',
  'http://open.spotify.com/track/1',
  'https://open.spotify.com.evil.test/',
  'https://me:secret@open.spotify.com/track/1',
  'https://open.spotify.com:444/track/1',
  '//open.spotify.com/track/1',
])('the link %s is omitted', (address) => {
  expect(spotify({ external_urls: { spotify: address } })).not.toHaveProperty('uri');
  expect(soundcloud({ permalink_url: address })).not.toHaveProperty('uri');
});

test('any input gives a valid track or none', () => {
  const anything = fc.oneof(fc.anything(), fc.string(), fc.integer(), fc.constant(null));
  const item = (known: readonly string[]) =>
    fc.dictionary(fc.constantFrom(...known), anything).map((fields) => ({ id: 'a1', ...fields }));
  const spotifyItem = item(['id', 'name', 'artists', 'album', 'duration_ms', 'explicit', 'external_urls']);
  const soundcloudItem = item([
    'urn',
    'id',
    'title',
    'user',
    'duration',
    'access',
    'artwork_url',
    'publisher_metadata',
  ]);
  const expectValidTrack = (track: object) => {
    const answer = { ...track, isFavorited: false };
    expect(parseTrack(answer)).toEqual(answer);
  };
  fc.assert(
    fc.property(spotifyItem, soundcloudItem, (first, second) => {
      const known = spotifyTrackSchema.safeParse(first);
      if (known.success) expectValidTrack(toSpotifyTrack(known.data, links));
      const parsed = soundcloudTrackSchema.safeParse(second);
      const track = parsed.success ? toSoundCloudTrack(parsed.data, links) : null;
      if (track) expectValidTrack(track);
    }),
    { numRuns: Number(process.env['SOAK_ROUNDS'] ?? 200) },
  );
});

// A list entry that cannot be parsed is dropped and reported; the others stay.
const spotifyConfig = spotifySettings.read(TEST_CREDENTIALS);
const soundcloudConfig = soundcloudSettings.read(TEST_CREDENTIALS);
const request: SearchRequest = { query: 'sea', limit: 10, offset: 0 };

/** Both adapters on a provider that always answers `body`, and the errors they report. */
function answeredWith(body: unknown) {
  const reported: ProviderError[] = [];
  const upstream: Upstream = {
    send: async () => ({ status: 200, header: () => null, text: JSON.stringify(body) }),
    close: async () => undefined,
    state: () => ({ running: 0, waiting: 0, backoffSeconds: 0, isPaused: false }),
  };
  const parts = {
    upstream,
    appTokens: { get: async () => 'token', discard: () => undefined },
    links: createLinks({ pages: [], images: [] }),
    report: (error: ProviderError) => void reported.push(error),
  };
  return {
    reported,
    spotify: createSpotifyApi({ config: spotifyConfig!, ...parts }),
    soundcloud: createSoundCloudApi({ config: soundcloudConfig!, ...parts }),
  };
}

test.each<[OAuthProvider, object, string[]]>([
  [
    'spotify',
    { tracks: { items: [{ id: 'a1' }, null, { id: true }, 'odd', { id: 'a2' }], next: null } },
    ['a1', 'a2'],
  ],
  [
    'soundcloud',
    { collection: [{ urn: 'soundcloud:tracks:1' }, null, { title: 'No id' }, 7, { id: 2 }], next_href: null },
    ['soundcloud:tracks:1', 'soundcloud:tracks:2'],
  ],
])(
  '%s search: unreadable tracks are dropped and reported, the others stay [DATA-30]',
  async (provider, body, ids) => {
    const { reported, ...adapters } = answeredWith(body);
    expect((await adapters[provider].search(request)).tracks.map(({ id }) => id)).toEqual(ids);
    expect(reported.map(({ kind }) => kind)).toEqual(['malformed', 'malformed']);
  },
);

test('Spotify search: a numeric id is its text and null fields are absent [DATA-31]', async () => {
  const artists = [{ id: 12, name: 'Late Ferry', external_urls: null }];
  const items = [{ id: 293, name: 'Harbour', artists, album: null, external_urls: null, duration_ms: 1000 }];
  const { spotify, reported } = answeredWith({ tracks: { items, next: null } });
  expect((await spotify.search(request)).tracks).toEqual([
    {
      provider: 'spotify',
      id: '293',
      title: 'Harbour',
      artistInfo: [{ id: '12', name: 'Late Ferry' }],
      duration: 1000,
      access: 'full',
    },
  ]);
  expect(reported).toEqual([]);
});

// A list entry that cannot be parsed is dropped and reported; the others stay.
import type { OAuthProvider } from '../testing/sandbox-providers';
import { readConfig } from '../config';
import { TEST_CREDENTIALS } from '../testing/test-credentials';
import type { ProviderError, SearchRequest } from './music-provider';
import { createWebApi as createSoundCloudApi } from './soundcloud/web-api';
import { createWebApi as createSpotifyApi } from './spotify/web-api';
import type { Upstream } from './upstream';
import { createLinks } from './wire';

const { spotify: spotifyConfig, soundcloud: soundcloudConfig } = readConfig(TEST_CREDENTIALS).providers;
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

import { SpotifyApi } from '@spotify/web-api-ts-sdk';
import { SoundCloudClient, generateCodeChallenge, generateCodeVerifier } from 'soundcloud-api-ts';
import SpotifyWebApi from 'spotify-web-api-node';
import { SOUNDCLOUD_CALLBACK } from '@segue/providers/soundcloud/sandbox/calls';
import { SPOTIFY_CALLBACK, spotifyTokens } from '@segue/providers/spotify/sandbox/calls';
import { sandboxPerFile } from '../src/testing/sandbox.fixture';
import { approve, redirectClients } from './redirect-clients';

const sandbox = sandboxPerFile();
let restore: () => void;
beforeEach(() => {
  restore = redirectClients(sandbox);
});
afterEach(() => restore());

const SCOPES = [
  'user-read-email',
  'user-read-private',
  'user-read-playback-state',
  'user-modify-playback-state',
];

/** The error that a call ends with, as the fields that this client puts into it. */
async function failure(call: Promise<unknown>): Promise<Record<string, unknown>> {
  try {
    await call;
  } catch (error) {
    return { ...(error as object), message: error instanceof Error ? error.message : undefined };
  }
  throw new Error('The call succeeded.');
}

describe('@spotify/web-api-ts-sdk', () => {
  const client = async () => {
    const { access } = await spotifyTokens(sandbox);
    return SpotifyApi.withAccessToken(sandbox.clients.spotify.id, {
      access_token: access,
      token_type: 'Bearer',
      expires_in: 3600,
      refresh_token: '',
    });
  };

  test('the client reads search, track, album, artist, profile, devices and the idle player', async () => {
    const api = await client();
    const { tracks } = await api.search('midnight harbour', ['track'], 'GB', 10);
    const [first] = tracks.items;
    expect(first?.artists.map(({ name }) => name)).toEqual(['Ada Solano', 'The Low Tides']);
    expect((await api.tracks.get(first?.id ?? '')).name).toBe('Midnight Harbour');
    expect((await api.albums.get(first?.album.id ?? '')).tracks.items[0]?.id).toBe(first?.id);
    expect((await api.artists.get(first?.artists[0]?.id ?? '')).name).toBe('Ada Solano');
    expect((await api.currentUser.profile()).display_name).toBe('Premium Pat');
    expect((await api.player.getAvailableDevices()).devices).toEqual([]);
    expect(await api.player.getPlaybackState()).toBeNull();
  });

  test.each<[string, (api: SpotifyApi) => Promise<unknown>, number | string]>([
    ['a page of 11', (api) => api.search('ferry', ['track'], 'GB', 11 as 10), 'Invalid limit'],
    ['an unknown track', (api) => api.tracks.get('0'.repeat(22)), 'Resource not found'],
    ['an endpoint that the sandbox does not serve', (api) => api.currentUser.playlists.playlists(), '501'],
  ])('is refused %s', async (_name, call, text) => {
    expect(String((await failure(call(await client())))['message'])).toContain(String(text));
  });
});

describe('spotify-web-api-node', () => {
  const client = () =>
    new SpotifyWebApi({
      clientId: sandbox.clients.spotify.id,
      clientSecret: sandbox.clients.spotify.secret,
      redirectUri: SPOTIFY_CALLBACK,
    });
  const signedIn = async () => {
    const api = client();
    const callback = await approve(sandbox, api.createAuthorizeURL(SCOPES, 'the-state'), 'premium-pat');
    const { body } = await api.authorizationCodeGrant(callback.searchParams.get('code') ?? '');
    api.setAccessToken(body.access_token);
    api.setRefreshToken(body.refresh_token);
    return { api, code: callback.searchParams.get('code') ?? '' };
  };

  test('searches with the token of the application, with a trailing slash', async () => {
    const api = client();
    api.setAccessToken((await api.clientCredentialsGrant()).body.access_token);
    const { body } = await api.searchTracks('midnight harbour', { limit: 10, market: 'GB' });
    expect(body.tracks.items[0]?.name).toBe('Midnight Harbour');
    expect(sandbox.control.log.list({ path: '/v1/search' })).toHaveLength(1);
  });

  test('signs a user in, reads the profile and refreshes without a new refresh token', async () => {
    const { api } = await signedIn();
    expect((await api.getMe()).body.display_name).toBe('Premium Pat');
    expect((await api.getMyDevices()).body.devices).toEqual([]);
    expect((await api.refreshAccessToken()).body).not.toHaveProperty('refresh_token');
  });

  test('a code works once, and play without a device names its reason', async () => {
    const { api, code } = await signedIn();
    expect(await failure(api.authorizationCodeGrant(code))).toMatchObject({ statusCode: 400 });
    const refused = { statusCode: 404, body: { error: { reason: 'NO_ACTIVE_DEVICE' } } };
    expect(await failure(api.play())).toMatchObject(refused);
  });
});

describe('soundcloud-api-ts', () => {
  const client = () =>
    new SoundCloudClient({
      clientId: sandbox.clients.soundcloud.id,
      clientSecret: sandbox.clients.soundcloud.secret,
      redirectUri: SOUNDCLOUD_CALLBACK,
      maxRetries: 0,
    });
  const withAppToken = async () => {
    const api = client();
    api.setToken((await api.auth.getClientToken()).access_token);
    return api;
  };

  test('searches, pages, and finds a track by URN, list and permalink', async () => {
    const api = await withAppToken();
    const first = await api.search.tracks('night swim');
    const [track] = first.collection;
    const urn = track?.urn ?? '';
    const next = await api.search.tracks('night swim', 1);
    expect(next.collection.map((item) => item.urn)).not.toContain(urn);
    expect((await api.tracks.getTrack(urn)).title).toBe('night swim');
    expect((await api.tracks.getTracks([urn])).map(({ title }) => title)).toEqual(['night swim']);
    expect(await api.resolve.resolveUrl(track?.permalink_url ?? '')).toContain(urn);
  });

  test('signs a user in with PKCE, refreshes once and signs out', async () => {
    const api = client();
    const verifier = generateCodeVerifier();
    const codeChallenge = await generateCodeChallenge(verifier);
    const url = api.auth.getAuthorizationUrl({ state: 'the-state', codeChallenge });
    const callback = await approve(sandbox, url, 'listener');
    const first = await api.auth.getUserToken(callback.searchParams.get('code') ?? '', verifier);
    const second = await api.auth.refreshUserToken(first.refresh_token);
    expect(await failure(api.auth.refreshUserToken(first.refresh_token))).toMatchObject({ status: 400 });
    expect((await api.me.getMe({ token: second.access_token })).kind).toBe('user');
    await api.auth.signOut(second.access_token);
    expect(await failure(api.me.getMe({ token: second.access_token }))).toMatchObject({ status: 401 });
  });

  test.each<[string, (api: SoundCloudClient) => Promise<unknown>, number]>([
    ['a profile with the token of the application', (api) => api.me.getMe(), 401],
    ['an unknown track', (api) => api.tracks.getTrack('soundcloud:tracks:1'), 404],
    ['an unknown user', (api) => api.users.getUser('soundcloud:users:1'), 404],
    [
      'followers, which the sandbox does not serve',
      (api) => api.users.getFollowers('soundcloud:users:1'),
      501,
    ],
  ])('is refused %s', async (_name, call, status) => {
    expect(await failure(call(await withAppToken()))).toMatchObject({ status });
  });
});

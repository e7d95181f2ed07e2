import type { CatalogueCollection } from '@segue/api/port/music-provider';
import { describeMusicProvider, describeOAuthProvider } from '@segue/api/testing/music-provider.conformance';
import {
  type OAuthSubject,
  searchRequest,
  signIn,
  withSandbox,
} from '@segue/api/testing/sandbox.conformance';
import { oauthOf } from '@segue/api/testing/sandbox-providers';

const subject: OAuthSubject = {
  id: 'spotify',
  api: 'spotify-api',
  auth: 'spotify-accounts',
  searchPath: '/v1/search',
  tokenPath: '/api/token',
  user: 'premium-pat',
  commonWord: 'harbour',
  rareWord: 'short',
  linksPages: true,
  unknownId: '0000000000000000000000',
  listWord: 'harbour',
  artistPaths: [],
  trackLink: ({ id }) => `spotify:track:${id}`,
  artistLink: ({ id }) => `spotify:artist:${id}`,
  listLink: ({ playlists, control }) => {
    control.change({ spotify: { profile: 'extended' } });
    return `spotify:playlist:${playlists.spotify[0]!.id}`;
  },
};
describeMusicProvider(subject);
describeOAuthProvider(subject);

const { sandbox, create, calls } = withSandbox('spotify');
const searches = () => calls('spotify-api', '/v1/search');
const find = async (title: string) =>
  (await create().provider.search(searchRequest(title))).tracks.find((track) => track.title === title);
const limits = () => searches().map(({ query }) => `${query['limit']}@${query['offset']}`);

test('a page of twenty is two requests of ten, each with a market', async () => {
  await create().provider.search(searchRequest('harbour', 40));
  expect(limits().sort()).toEqual(['10@40', '10@50']);
  expect(searches().every(({ query }) => query['market'] === 'US' && query['type'] === 'track')).toBe(true);
});

test('a lower search limit is detected and remembered', async () => {
  sandbox().control.change({ spotify: { searchCap: 5 } });
  const { provider } = create();
  expect((await provider.search(searchRequest('harbour'))).tracks.length).toBeGreaterThan(10);
  sandbox().control.log.clear();
  await provider.search(searchRequest('harbour', 20));
  expect(limits().sort()).toEqual(['5@20', '5@25', '5@30', '5@35']);
});

test('extended quota takes one request of twenty, and falls back to ten when it ends', async () => {
  sandbox().control.change({ spotify: { profile: 'extended' } });
  const { provider } = create({ env: { SPOTIFY_SEARCH_MAX_LIMIT: '50' } });
  await provider.search(searchRequest('harbour'));
  expect(limits()).toEqual(['20@0']);
  sandbox().control.change({ spotify: { profile: 'development' } });
  sandbox().control.log.clear();
  await provider.search(searchRequest('harbour', 20));
  expect(limits().slice(1).sort()).toEqual(['10@20', '10@30']);
});

test('when the second half fails, the first ten are a partial page with hasMore', async () => {
  const only = { service: 'spotify-api', path: '/v1/search', query: { offset: '10' }, always: true } as const;
  sandbox().control.faults.add({ ...only, effect: 'unavailable' });
  const page = await create().provider.search(searchRequest('harbour'));
  expect(page.tracks.length).toBeLessThanOrEqual(10);
  expect(page.tracks.length).toBeGreaterThan(0);
  expect(page).toMatchObject({ hasMore: true, partial: true });
});

test("a search with a user's token is for the user's country, a stored copy for every country", async () => {
  const { provider } = create({ env: { SPOTIFY_MARKET: 'NO' } });
  const { accessToken } = await signIn(provider, 'premium-pat');
  const find = async (userToken?: string) => {
    const { tracks } = await provider.search({
      ...searchRequest('closed border midnight'),
      ...(userToken !== undefined && { userToken }),
    });
    return tracks.find((track) => track.title === 'Closed Border Midnight');
  };
  expect((await find())?.access).toBe('full');
  const inSweden = await find(accessToken);
  expect(inSweden?.access).toBe('blocked');
  expect(searches().map(({ query }) => query['market'])).toEqual(['NO', 'NO', 'NO', 'NO']);
  const american = create({ env: { SPOTIFY_MARKET: 'US' } }).provider;
  expect((await american.track(inSweden?.id ?? ''))?.access).toBe('full');
});

test.each([981, 999_999])('offset %i is beyond the last page: no request is sent', async (offset) => {
  expect(await create().provider.search(searchRequest('harbour', offset))).toEqual({
    tracks: [],
    hasMore: false,
  });
  expect(searches()).toEqual([]);
});

test.each([
  ['development', 'premium-pat', null],
  ['extended', 'free-frankie', false],
] as const)('in %s mode %s has premium %s', async (profile, user, premium) => {
  sandbox().control.change({ spotify: { profile } });
  const { provider } = create();
  const { accessToken } = await signIn(provider, user);
  expect((await oauthOf(provider).profile(accessToken)).premium).toBe(premium);
});

test('the id of a user is account_id, and a user without a name has displayName null', async () => {
  const { provider } = create();
  const { accessToken } = await signIn(provider, 'null');
  const { providerUserId, displayName } = await oauthOf(provider).profile(accessToken);
  expect([providerUserId, displayName]).toEqual([expect.stringMatching(/^acc_/), null]);
});

test('a refresh may keep the refresh token or return a new one', async () => {
  const { provider } = create();
  const tokens = await signIn(provider, 'premium-pat');
  expect((await oauthOf(provider).refresh(tokens.refreshToken ?? '')).refreshToken).toBeNull();
  sandbox().control.change({ spotify: { refreshTokens: 'rotate' } });
  expect((await oauthOf(provider).refresh(tokens.refreshToken ?? '')).refreshToken).toEqual(
    expect.any(String),
  );
});

const playlistOf = (owner: string, index = 0) =>
  `spotify:playlist:${sandbox().playlists.spotify.filter((one) => one.owner === owner)[index]!.id}`;

test('in development mode a playlist is served with its owner’s token alone [CATALOG-15]', async () => {
  const { provider } = create();
  const { accessToken } = await signIn(provider, 'premium-pat');
  await expect(provider.openLink(playlistOf('premium-pat'))).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(
    provider.openLink(playlistOf('free-frankie'), { userToken: accessToken }),
  ).rejects.toMatchObject({ kind: 'forbidden' });
  expect(await provider.openLink(playlistOf('premium-pat'), { userToken: accessToken })).toMatchObject({
    title: 'Night Ferry Mix',
    trackCount: 23,
  });
});

test('the first 500 tracks of a long playlist are read, in its order', async () => {
  sandbox().control.change({ spotify: { profile: 'extended' } });
  const list = await create().provider.openLink(playlistOf('premium-pat', 1));
  expect(list).toMatchObject({ trackCount: 620 });
  expect((list as CatalogueCollection).tracks).toHaveLength(500);
  const offsets = calls('spotify-api', '/').flatMap(({ path, query }) =>
    path.endsWith('/items') ? Number(query['offset']) : [],
  );
  expect(offsets.sort((one, other) => one - other)).toEqual([0, 50, 100, 150, 200, 250, 300, 350, 400, 450]);
});

test('the page of an artist takes endpoints that development mode still has [CATALOG-15]', async () => {
  const { provider } = create();
  const artist = (await find('Late Ferry'))!.artistInfo[0]!;
  sandbox().control.log.clear();
  await provider.catalogue({}).artist(artist.id);
  const asked = calls('spotify-api', '/').map(({ path, query }) => [path, query['q'] ?? query['limit']]);
  expect(asked.sort()).toEqual([
    [`/v1/artists/${artist.id}`, undefined],
    [`/v1/artists/${artist.id}/albums`, '10'],
    ['/v1/search', `artist:"${artist.name}"`],
    ['/v1/search', `artist:"${artist.name}"`],
  ]);
});

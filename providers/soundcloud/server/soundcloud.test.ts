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
  id: 'soundcloud',
  api: 'soundcloud-api',
  auth: 'soundcloud-auth',
  searchPath: '/tracks',
  tokenPath: '/oauth/token',
  user: 'listener',
  commonWord: 'midnight',
  rareWord: 'short',
  linksPages: true,
  unknownId: 'soundcloud:tracks:1',
  listWord: 'harbour',
  artistPaths: ['/oauth/token', '/users', '/tracks'],
  trackLink: ({ uri }) => uri ?? '',
  artistLink: ({ profileUrl }) => profileUrl ?? '',
  listLink: ({ playlists }) => playlists.soundcloud[0]!.page,
};
describeMusicProvider(subject);
describeOAuthProvider(subject);

const { sandbox, create, calls, fault } = withSandbox('soundcloud');
const grants = () =>
  calls('soundcloud-auth', '/oauth/token').map(({ body }) => new URLSearchParams(body).get('grant_type'));

const find = async (title: string) =>
  (await create().provider.search(searchRequest(title))).tracks.find((track) => track.title === title);

test('a page is one request, with access=playable,preview', async () => {
  await create().provider.search(searchRequest('midnight', 20));
  const [search] = calls('soundcloud-api', '/tracks');
  expect(search?.query).toMatchObject({
    limit: '20',
    offset: '20',
    access: 'playable,preview',
    linked_partitioning: 'true',
  });
  expect(search?.headers['authorization']).toMatch(/^OAuth /);
});

test('an invalid app refresh token leads to one client-credentials request', async () => {
  const { provider, advance } = create();
  await provider.search(searchRequest('midnight'));
  sandbox().control.tokens.revoke({ provider: 'soundcloud' });
  advance(3100);
  expect((await provider.search(searchRequest('midnight'))).tracks.length).toBeGreaterThan(0);
  expect(grants()).toEqual(['client_credentials', 'refresh_token', 'client_credentials']);
});

test('the artist is metadata_artist, beside the uploader with the link to the profile', async () => {
  const track = await find('uploaded for a friend');
  expect(track?.artistInfo).toEqual([{ id: 'Ilse Marek', name: 'Ilse Marek' }]);
  expect(track?.uploader).toEqual({
    id: expect.stringMatching(/^soundcloud:users:/),
    name: 'lena plays',
    profileUrl: expect.any(String),
  });
});

test('a track without metadata_artist has its uploader as the artist and no other uploader', async () => {
  const track = await find('Midnight Harbour cover');
  expect(track?.artistInfo).toMatchObject([{ profileUrl: expect.any(String) }]);
  expect(track).not.toHaveProperty('uploader');
});

test('a profile has a display name and premium null', async () => {
  const { provider } = create();
  const { accessToken } = await signIn(provider, 'listener');
  expect(await oauthOf(provider).profile(accessToken)).toEqual({
    providerUserId: expect.stringMatching(/^soundcloud:users:/),
    displayName: expect.any(String),
    premium: null,
  });
});

test('a refresh token works once and returns the next one', async () => {
  const { provider } = create();
  const tokens = await signIn(provider, 'listener');
  const next = await oauthOf(provider).refresh(tokens.refreshToken ?? '');
  expect(next.refreshToken).toEqual(expect.any(String));
  await expect(oauthOf(provider).refresh(tokens.refreshToken ?? '')).rejects.toMatchObject({
    reason: 'invalid_grant',
  });
});

test('signing out revokes the token', async () => {
  const { provider } = create();
  const { accessToken } = await signIn(provider, 'listener');
  await oauthOf(provider).profile(accessToken);
  await oauthOf(provider).signOut?.(accessToken);
  await expect(oauthOf(provider).profile(accessToken)).rejects.toMatchObject({ kind: 'auth' });
});

test('a long playlist is read page by page, of which only the query is followed', async () => {
  const { page, title } = sandbox().playlists.soundcloud[1]!;
  expect(await create().provider.openLink(page)).toMatchObject({ title, trackCount: 230 });
  expect(calls('soundcloud-api', '/resolve')).toHaveLength(1);
  const path = calls('soundcloud-api', '/').filter((call) => call.path.endsWith('/tracks'));
  expect(path.map(({ query }) => query['offset'] ?? '0').slice(0, 3)).toEqual(['0', '100', '200']);
});

test('a playlist whose later pages fail has the first page and the number of missing tracks [DATA-36]', async () => {
  const { page, urn } = sandbox().playlists.soundcloud[1]!;
  const path = `/playlists/${encodeURIComponent(urn)}/tracks`;
  sandbox().control.faults.add({
    service: 'soundcloud-api',
    path,
    query: { offset: '100' },
    effect: 'unavailable',
    always: true,
  });
  const list = (await create().provider.openLink(page)) as CatalogueCollection;
  expect(list).toMatchObject({ trackCount: 230, missing: 130 });
  expect(list.tracks).toHaveLength(100);
});

test('an artist by name has the account of this name, and uploads that name it [CATALOG-16]', async () => {
  const catalogue = create().provider.catalogue({});
  const [hanafuda, ofLabel] = [(await find('Hanafuda'))!, { urn: 'soundcloud:tracks:5', title: 'Solo' }];
  expect(hanafuda.artistInfo).toEqual([{ id: 'Yuki Hanabira', name: 'Yuki Hanabira' }]);
  const page = await catalogue.artist('Yuki Hanabira');
  expect(page).toMatchObject({ id: expect.stringMatching(/^soundcloud:users:/), name: 'yukihanabira' });
  expect(page!.tracks).toContainEqual(hanafuda);
  const body = { collection: [{ ...ofLabel, metadata_artist: 'Åda Zzxx' }, ofLabel] };
  fault('soundcloud-api', '/tracks', { kind: 'answer', status: 200, body });
  expect(await catalogue.artist('ada zzxx')).toMatchObject({
    id: 'ada zzxx',
    name: 'Åda Zzxx',
    tracks: [{ title: 'Solo' }],
    albums: [],
  });
});

test('the songs of an account are ordered by how often they were played [CATALOG-16]', async () => {
  const user = { collection: [{ urn: 'soundcloud:users:7', username: 'Ada' }] };
  const upload = (number: number, plays: number | null) => ({
    urn: `soundcloud:tracks:${number}`,
    title: `Song ${number}`,
    playback_count: plays,
  });
  const uploads = { collection: [upload(1, 5), upload(2, null), upload(3, 900)] };
  const playlists = {
    collection: [
      { urn: 'soundcloud:playlists:1', title: 'Mix', playlist_type: '' },
      { urn: 'soundcloud:playlists:2', title: 'EP', playlist_type: 'ep single', release_year: 2019 },
      { urn: 'soundcloud:playlists:3', title: 'Album', set_type: 'album', created_at: '2021/05/01' },
    ],
  };
  const account = '/users/soundcloud%3Ausers%3A7';
  for (const [path, body] of [
    [`${account}/tracks`, uploads],
    [`${account}/playlists`, playlists],
    ['/users', user],
  ] as const)
    fault('soundcloud-api', path, { kind: 'answer', status: 200, body });
  const page = (await create().provider.catalogue({}).findArtist('ADA'))!;
  expect(page.tracks.map(({ title }) => title)).toEqual(['Song 3', 'Song 1', 'Song 2']);
  expect(page.albums.map(({ title, year }) => [title, year])).toEqual([
    ['Album', 2021],
    ['EP', 2019],
  ]);
});

test('a song without related ones has other songs of its account [CATALOG-13]', async () => {
  const { provider } = create();
  const song = (await find('Marmalade Theory'))!;
  const path = `/tracks/${encodeURIComponent(song.id)}/related`;
  fault('soundcloud-api', path, { kind: 'answer', status: 200, body: { collection: [] } });
  const related = await provider.catalogue({}).related(song.id);
  expect(related.length).toBeGreaterThan(0);
  for (const { artistInfo, id } of related) {
    expect(artistInfo).toEqual(song.artistInfo);
    expect(id).not.toBe(song.id);
  }
});

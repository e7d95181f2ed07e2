import { describeResilience } from '../resilience.conformance';
import { describeMusicProvider } from '../music-provider.conformance';
import { ask, signIn, withSandbox, type Subject } from '../sandbox.conformance';

const subject: Subject = {
  id: 'spotify',
  api: 'spotify-api',
  auth: 'spotify-accounts',
  searchPath: '/v1/search',
  tokenPath: '/api/token',
  person: 'premium-pat',
  commonWord: 'harbour',
  callsPerPage: 2,
  unknownId: '0000000000000000000000',
};
describeMusicProvider(subject);
describeResilience(subject);

const { sandbox, create, fault, calls } = withSandbox('spotify');
const searches = () => calls('spotify-api', '/v1/search');
const limits = () => searches().map(({ query }) => `${query['limit']}@${query['offset']}`);

test('a page of twenty is asked for in pages of ten, each with a market', async () => {
  await create().provider.search(ask('harbour', 40));
  expect(limits().sort()).toEqual(['10@40', '10@50']);
  expect(searches().every(({ query }) => query['market'] === 'US' && query['type'] === 'track')).toBe(true);
});

test('a page in two parts has the order of one', async () => {
  const { provider } = create();
  const whole = await provider.search(ask('harbour'));
  const first = await provider.search({ query: 'harbour', limit: 10, offset: 0 });
  const second = await provider.search({ query: 'harbour', limit: 10, offset: 10 });
  expect(whole.tracks).toEqual([...first.tracks, ...second.tracks]);
});

test('a cap that shrinks is learned and remembered', async () => {
  sandbox().control.change({ spotify: { searchCap: 5 } });
  const { provider } = create();
  expect((await provider.search(ask('harbour'))).tracks.length).toBeGreaterThan(10);
  sandbox().control.log.clear();
  await provider.search(ask('harbour', 20));
  expect(limits().sort()).toEqual(['5@20', '5@25', '5@30', '5@35']);
});

test('an extended application is asked once for twenty, and falls to ten when it no longer is one', async () => {
  sandbox().control.change({ spotify: { profile: 'extended' } });
  const { provider } = create({ env: { SPOTIFY_SEARCH_MAX_LIMIT: '50' } });
  await provider.search(ask('harbour'));
  expect(limits()).toEqual(['20@0']);
  sandbox().control.change({ spotify: { profile: 'development' } });
  sandbox().control.log.clear();
  await provider.search(ask('harbour', 20));
  expect(limits().slice(1).sort()).toEqual(['10@20', '10@30']);
});

test('when the second half fails, the first ten come with more to follow', async () => {
  sandbox().control.faults.add({
    service: 'spotify-api',
    path: '/v1/search',
    query: { offset: '10' },
    always: true,
    effect: 'unavailable',
  });
  const page = await create().provider.search(ask('harbour'));
  expect(page.tracks.length).toBeLessThanOrEqual(10);
  expect(page.tracks.length).toBeGreaterThan(0);
  expect(page).toMatchObject({ hasMore: true, partial: true });
});

test('holes in a page and titles in any script are survived', async () => {
  const { provider } = create();
  const titles: string[] = [];
  for (const offset of [0, 20]) {
    titles.push(...(await provider.search(ask('edge cases', offset))).tracks.map((track) => track.title));
  }
  expect(titles).toEqual(expect.arrayContaining(['真夜中の港 (Harbour)', '<b>Bold</b> & "Quoted" Harbour']));
});

test('a song without a cover has none, one with a cover has the smallest that is large enough', async () => {
  const { provider } = create();
  const find = async (title: string) =>
    (await provider.search(ask(title))).tracks.find((track) => track.title === title);
  expect(await find('Coverless Ferry')).not.toHaveProperty('imageUrl');
  expect((await find('Midnight Harbour'))?.imageUrl).toMatch(/300/);
});

test('a song that is closed here is marked, an explicit one too', async () => {
  const { provider } = create();
  const find = async (title: string) =>
    (await provider.search(ask(title))).tracks.find((track) => track.title === title);
  expect((await find('Closed Border Midnight'))?.access).toBe('blocked');
  expect(await find('Explicit Harbour')).toMatchObject({ explicit: true, access: 'full' });
});

test.each([0, 20, 960, 980])('offset %i is asked for', async (offset) => {
  await create().provider.search(ask('harbour', offset));
  expect(searches()).toHaveLength(2);
});

test.each([981, 999, 1000, 1001, 999_999])(
  'offset %i is beyond what is shown: nobody is asked',
  async (offset) => {
    expect(await create().provider.search(ask('harbour', offset))).toEqual({ tracks: [], hasMore: false });
    expect(searches()).toEqual([]);
  },
);

test('the last pages never reach beyond a thousand', async () => {
  await create().provider.search({ query: 'harbour', limit: 50, offset: 970 });
  expect(limits().sort()).toEqual(['10@970', '10@980', '10@990']);
});

test('a used-up quota is not tried again', async () => {
  fault('spotify-api', '/v1/search', 'quota-exceeded');
  const { provider } = create();
  const one = { query: 'harbour', limit: 10, offset: 0 };
  await expect(provider.search(one)).rejects.toMatchObject({ kind: 'quota' });
  await expect(provider.search(one)).rejects.toMatchObject({ kind: 'rate' });
  expect(searches()).toHaveLength(1);
});

test('in development mode nobody says whether a listener is premium', async () => {
  const { provider } = create();
  const { accessToken } = await signIn(provider, 'premium-pat');
  expect(await provider.profile(accessToken)).toMatchObject({ displayName: 'Premium Pat', premium: null });
});

test.each([
  ['premium-pat', true],
  ['free-frankie', false],
])('an extended application is told that %s is premium: %s', async (person, premium) => {
  sandbox().control.change({ spotify: { profile: 'extended' } });
  const { provider } = create();
  const { accessToken } = await signIn(provider, person);
  expect((await provider.profile(accessToken)).premium).toBe(premium);
});

test('people are known by their account, not by their name of old', async () => {
  const { provider } = create();
  const { accessToken } = await signIn(provider, 'premium-pat');
  expect((await provider.profile(accessToken)).providerUserId).toMatch(/^acc_/);
});

test('a listener without a name has none', async () => {
  const { provider } = create();
  const { accessToken } = await signIn(provider, 'null');
  expect((await provider.profile(accessToken)).displayName).toBeNull();
});

test('a listener who is not on the list is refused after consenting', async () => {
  const { provider } = create();
  const { accessToken } = await signIn(provider, 'nia');
  await expect(provider.profile(accessToken)).rejects.toMatchObject({ kind: 'forbidden' });
});

test('a refresh may keep the refresh token or bring a new one', async () => {
  const { provider } = create();
  const tokens = await signIn(provider, 'premium-pat');
  expect((await provider.refresh(tokens.refreshToken ?? '')).refreshToken).toBeNull();
  sandbox().control.change({ spotify: { refreshTokens: 'rotate' } });
  expect((await provider.refresh(tokens.refreshToken ?? '')).refreshToken).toEqual(expect.any(String));
});

test('the five scopes of playback are asked for and given', async () => {
  const { provider } = create();
  const tokens = await signIn(provider, 'premium-pat');
  expect(tokens.scope.split(' ').sort()).toEqual([
    'streaming',
    'user-modify-playback-state',
    'user-read-email',
    'user-read-playback-state',
    'user-read-private',
  ]);
});

import { createMemoryAppTokenStore } from '../app-token-store';
import { describeResilience } from '../resilience.conformance';
import { describeMusicProvider } from '../music-provider.conformance';
import { ask, signIn, withSandbox, type Subject } from '../sandbox.conformance';

const subject: Subject = {
  id: 'soundcloud',
  api: 'soundcloud-api',
  auth: 'soundcloud-auth',
  searchPath: '/tracks',
  tokenPath: '/oauth/token',
  person: 'listener',
  commonWord: 'midnight',
  callsPerPage: 1,
  unknownId: 'soundcloud:tracks:1',
};
describeMusicProvider(subject);
describeResilience(subject);

const { sandbox, create, fault, calls } = withSandbox('soundcloud');
const grants = () =>
  calls('soundcloud-auth', '/oauth/token').map(({ body }) => new URLSearchParams(body).get('grant_type'));

const find = async (title: string) =>
  (await create().provider.search(ask(title))).tracks.find((track) => track.title === title);

test('one request brings the page, without tracks that cannot be heard', async () => {
  await create().provider.search(ask('midnight', 20));
  const [search] = calls('soundcloud-api', '/tracks');
  expect(search?.query).toMatchObject({
    limit: '20',
    offset: '20',
    access: 'playable,preview',
    linked_partitioning: 'true',
  });
  expect(search?.headers['authorization']).toMatch(/^OAuth /);
});

test('tracks are known by their URN', async () => {
  const page = await create().provider.search(ask('midnight'));
  expect(page.tracks.every((track) => /^soundcloud:tracks:\d+$/.test(track.id))).toBe(true);
});

test('the last token of the product pays for the next one', async () => {
  const { provider, advance } = create();
  await provider.search(ask('midnight'));
  advance(3000);
  await provider.search(ask('midnight'));
  advance(3000);
  await provider.search(ask('midnight'));
  expect(grants()).toEqual(['client_credentials', 'refresh_token', 'refresh_token']);
});

test('the refresh token survives a restart together with its token', async () => {
  const store = createMemoryAppTokenStore();
  await create({ store }).provider.search(ask('midnight'));
  const later = create({ store });
  later.advance(3500);
  await later.provider.search(ask('midnight'));
  expect(grants()).toEqual(['client_credentials', 'refresh_token']);
});

test('a refresh token that is dead costs one new exchange', async () => {
  const { provider, advance } = create();
  await provider.search(ask('midnight'));
  sandbox().control.tokens.revoke({ provider: 'soundcloud' });
  advance(3000);
  expect((await provider.search(ask('midnight'))).tracks.length).toBeGreaterThan(0);
  expect(grants()).toEqual(['client_credentials', 'refresh_token', 'client_credentials']);
});

test('when the exchanges are used up, nobody asks before the time the service named', async () => {
  fault('soundcloud-auth', '/oauth/token', 'exchange-limit');
  const { provider, advance } = create();
  await expect(provider.search(ask('midnight'))).rejects.toMatchObject({ kind: 'rate' });
  await expect(provider.search(ask('midnight'))).rejects.toMatchObject({ kind: 'rate' });
  advance(50);
  await expect(provider.search(ask('midnight'))).rejects.toMatchObject({ kind: 'rate' });
  expect(grants()).toHaveLength(1);
  advance(15);
  expect((await provider.search(ask('midnight'))).tracks.length).toBeGreaterThan(0);
});

test('an empty page that still names a next one is the last', async () => {
  const { provider } = create();
  const pages = [];
  let offset = 0;
  for (; offset < 1000; offset += 20) {
    const page = await provider.search(ask('edge cases', offset));
    pages.push(page);
    if (!page.hasMore) break;
  }
  expect(pages.at(-1)?.hasMore).toBe(false);
  expect(offset).toBeLessThan(200);
});

test('a preview says that it is one', async () => {
  expect((await find('Midnight Harbour cover'))?.access).toBe('preview');
});

test('the artist is whom the uploader named, with the page of the uploader', async () => {
  const track = await find('uploaded for a friend');
  expect(track?.artistInfo).toEqual([
    { id: expect.stringMatching(/^soundcloud:users:/), name: 'Ilse Marek', profileUrl: expect.any(String) },
  ]);
});

test('a track without a picture shows its uploader, in a size to look at', async () => {
  expect((await find('no sleeve midnight'))?.imageUrl).toContain('t500x500');
  expect((await find('midnight harbour (kite remix)'))?.imageUrl).toContain('t500x500');
});

test('a listener has a name and no premium', async () => {
  const { provider } = create();
  const { accessToken } = await signIn(provider, 'listener');
  expect(await provider.profile(accessToken)).toEqual({
    providerUserId: expect.stringMatching(/^soundcloud:users:/),
    displayName: expect.any(String),
    premium: null,
  });
});

test('a refresh token works once and brings the next', async () => {
  const { provider } = create();
  const tokens = await signIn(provider, 'listener');
  const next = await provider.refresh(tokens.refreshToken ?? '');
  expect(next.refreshToken).toEqual(expect.any(String));
  await expect(provider.refresh(tokens.refreshToken ?? '')).rejects.toMatchObject({
    reason: 'invalid_grant',
  });
});

test('signing out ends the token', async () => {
  const { provider } = create();
  const { accessToken } = await signIn(provider, 'listener');
  await provider.profile(accessToken);
  await provider.signOut?.(accessToken);
  await expect(provider.profile(accessToken)).rejects.toMatchObject({ kind: 'auth' });
});

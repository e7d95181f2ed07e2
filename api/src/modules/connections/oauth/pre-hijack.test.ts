// The five classes of account pre-hijacking: an attacker prepares an account before its owner arrives. Mutation check: when
// `signInWith` also matches by email, classes 1 and 5 fail.
import { NEW_PASSWORD, PASSWORD, emptyServerPerTest, type Browser } from '../../../testing/server.fixture';
import { completeFlow } from '../../../testing/oauth-flow';

const server = emptyServerPerTest();

const VICTIM = 'victim@example.com';
const signIn = (browser: Browser, password: string) => browser.signIn(VICTIM, password);
const status = (browser: Browser) => browser.read('checkAuth');
/** The operator resets the password for the owner of the address. */
const recover = async () => server.reset(await server.resetLink(VICTIM));

test('class 1, classic-federated merge: the identity never joins the prepared account', async () => {
  await server.member(VICTIM);
  const victim = server.visitor();
  // The display name at the provider is the same address.
  expect((await completeFlow(victim, 'spotify', VICTIM)).headers.location).toBe('/setup-account');
  expect((await victim.setUp(VICTIM, NEW_PASSWORD)).statusCode).toBe(409);
  expect((await signIn(server.visitor(), NEW_PASSWORD)).statusCode).toBe(401);
});

test("class 1, federated-classic merge: registering never joins the provider's account", async () => {
  const attacker = await server.newcomer('spotify', VICTIM);
  const victim = await server.member(VICTIM);
  expect((await status(attacker)).userHasPassword).toBe(false);
  expect((await status(victim)).userInfo?.email).toBe(VICTIM);
  const again = await server.newcomer('spotify', VICTIM);
  expect((await status(again)).userInfo?.email).toBeNull();
});

test('class 2, unexpired session: earlier sessions end when the owner resets the password', async () => {
  const attacker = await server.member(VICTIM);
  await recover();
  expect((await status(attacker)).isAuthenticated).toBe(false);
});

test('class 3, trojan identifier: a provider connected earlier no longer signs in', async () => {
  const attacker = await server.member(VICTIM);
  await attacker.connect('soundcloud', 'attacker');
  await recover();
  const back = server.visitor();
  expect((await completeFlow(back, 'soundcloud', 'attacker')).headers.location).toBe('/setup-account');
  expect((await status(back)).userInfo?.email).toBeNull();
  expect((await signIn(server.visitor(), NEW_PASSWORD)).statusCode).toBe(200);
});

test('class 4, unexpired change: earlier reset links and OAuth flows fail', async () => {
  const attacker = await server.member(VICTIM);
  const older = await server.resetLink(VICTIM);
  const consent = await attacker.visit('/api/settings/connect/spotify/');
  const state = new URL(String(consent.headers.location)).searchParams.get('state');
  await recover();
  expect((await server.visitor().visit(older)).statusCode).toBe(404);
  const back = await attacker.visit(`/api/auth/spotify/callback?code=attacker&state=${state}`, 'cross-site');
  expect(back.headers.location).toContain('error=state_invalid');
  expect(await server.rows('connections')).toEqual([]);
});

test("class 5, non-verifying provider: its email gives no access to the owner's account", async () => {
  const owner = await server.member(VICTIM);
  await owner.call('PUT', '/api/playback/volume', { newVolume: 0.25 });
  const { answers } = server.providers.spotify;
  answers.profile = () => ({ providerUserId: 'attacker', displayName: VICTIM, premium: true });
  const attacker = await server.newcomer('spotify', 'attacker');
  expect((await status(attacker)).userInfo).toMatchObject({ email: null, displayName: VICTIM });
  expect((await signIn(server.visitor(), PASSWORD)).json().userInfo.volume).toBe(0.25);
});

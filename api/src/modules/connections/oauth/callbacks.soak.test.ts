// Everything that can be wrong with an OAuth callback, with the real adapters and the sandbox, which binds a code to its flow. Each
// case ends on a screen, creates no session and stores nothing; a correct flow follows, which shows that only the case was refused.
import type { OAuthProvider } from '../../../testing/sandbox-providers';
import type { Answer, Browser } from '../../../testing/browser';
import { consented, follow } from '../../../testing/consent';
import { startSandboxServer } from '../../../testing/sandbox-server.fixture';

const { sandbox, server } = startSandboxServer();
const MADE_UP = 'B'.repeat(43);
const TAB = '/account-settings?tab=connections';

/** Sessions and connections: a sign-in also ends a session, so their number alone does not show it. */
async function kept(): Promise<string[]> {
  const [sessions, links] = [await server().rows('sessions'), await server().rows('connections')];
  return [
    ...sessions.map((row) => `session ${row.id_hash}`),
    ...links.map((row) => `link ${row.provider} ${row.user_id}`),
  ];
}

async function expectRefused(error: string, provider: OAuthProvider, come: () => Promise<Answer>) {
  const before = await kept();
  const { statusCode, headers } = await come();
  expect([statusCode, headers.location]).toEqual([303, `/sign-in?error=${error}&provider=${provider}`]);
  expect(await kept()).toEqual(before);
}

describe.each<OAuthProvider>(['spotify', 'soundcloud'])('%s', (provider) => {
  const other: OAuthProvider = provider === 'spotify' ? 'soundcloud' : 'spotify';

  type Open = (browser: Browser, back: URL) => unknown;
  const put =
    (name: string, value: string): Open =>
    (_browser, back) =>
      back.searchParams.set(name, value);
  const add =
    (name: string, value: string): Open =>
    (_browser, back) =>
      back.searchParams.append(name, value);
  const leaveOut =
    (name: string): Open =>
    (_browser, back) =>
      back.searchParams.delete(name);
  const setCookie: Open = ({ cookies }) =>
    [...cookies.keys()]
      .filter((name) => name.includes('oauth'))
      .forEach((name) => cookies.set(name, MADE_UP));
  const loseVerifier: Open = () =>
    server().app.database.updateTable('oauth_transactions').set({ verifier: 'gone' }).execute();

  // Mutation check: when `mismatchOf` returns null, all cases with a valid state sign in.
  test.each<[string, string, Open]>([
    ['no state', 'state_invalid', leaveOut('state')],
    ['a made-up state', 'state_invalid', put('state', MADE_UP)],
    ['a state of another shape', 'state_invalid', put('state', '1')],
    ['two states', 'state_invalid', add('state', MADE_UP)],
    ['no code', 'state_invalid', leaveOut('code')],
    ['an empty code', 'state_invalid', put('code', '')],
    ['two codes', 'state_invalid', add('code', 'x')],
    ['a huge code', 'state_invalid', put('code', 'x'.repeat(5000))],
    ['a made-up code', 'provider_unavailable', put('code', 'made-up')],
    ['an error with markup in it', 'provider_unavailable', put('error', '<b>')],
    ['a no and a code', 'access_denied', put('error', 'access_denied')],
    ['no cookie', 'other_browser', ({ cookies }) => cookies.clear()],
    ['the cookie of another flow', 'other_browser', setCookie],
    ['eleven minutes in between', 'state_expired', () => server().wait(660)],
    ['the verifier lost', 'state_invalid', loseVerifier],
  ])('%s', async (_case, error, change) => {
    const browser = server().visitor();
    const back = await consented(browser, provider);
    await change(browser, back);
    await expectRefused(error, provider, () => follow(browser, back));
    sandbox().reset();
    const next = server().visitor();
    expect((await follow(next, await consented(next, provider))).headers.location).toBe('/setup-account');
  });

  test('the callback of the other provider', async () => {
    const browser = server().visitor();
    const back = await consented(browser, provider);
    const swapped = new URL(back.href.replace(`/auth/${provider}/`, `/auth/${other}/`));
    await expectRefused('state_invalid', other, () => follow(browser, swapped));
    await expectRefused('state_invalid', provider, () => follow(browser, back));
  });

  // Mutation check: with a constant PKCE verifier the stolen code is accepted.
  test.each(['a used code', "another user's code"])("%s in the attacker's flow", async (which) => {
    const victim = server().visitor();
    const stolen = await consented(victim, provider);
    if (which === 'a used code') await follow(victim, stolen);
    const attacker = server().visitor();
    const own = await consented(attacker, provider);
    own.searchParams.set('code', stolen.searchParams.get('code') ?? '');
    await expectRefused('provider_unavailable', provider, () => follow(attacker, own));
  });
});

type Flow = { provider: OAuthProvider; purpose: 'sign-in' | 'connect' };
const FLOWS = (['spotify', 'soundcloud'] as const).flatMap((provider) =>
  (['sign-in', 'connect'] as const).map((purpose): Flow => ({ provider, purpose })),
);
const startOf = ({ provider, purpose }: Flow) =>
  `/api/${purpose === 'connect' ? 'settings/connect' : 'auth'}/${provider}/`;
const pairs = FLOWS.flatMap((ofCode) => FLOWS.map((ofState) => ({ ofCode, ofState })));

test.each(pairs)(
  'callback of a $ofCode.provider $ofCode.purpose, state of a $ofState.provider $ofState.purpose',
  async ({ ofCode, ofState }) => {
    await server().app.database.deleteFrom('connections').execute();
    const browser = await server().member(`${Math.random()}@example.com`);
    const consentTo = (flow: Flow) => consented(browser, flow.provider, undefined, startOf(flow));
    const flow = await consentTo(ofState);
    const back = ofCode === ofState ? flow : await consentTo(ofCode);
    back.searchParams.set('state', flow.searchParams.get('state') ?? '');
    const before = await kept();
    const { location } = (await follow(browser, back)).headers;
    const made = (await kept()).filter((one) => !before.includes(one)).length;
    const isSignIn = ofState.purpose === 'sign-in';
    if (ofCode === ofState) {
      expect([location, made]).toEqual(isSignIn ? ['/setup-account', 2] : [TAB, 1]);
      return;
    }
    const error = ofCode.provider === ofState.provider ? 'provider_unavailable' : 'state_invalid';
    const screen = isSignIn ? '/sign-in?' : `${TAB}&`;
    expect([location, made]).toEqual([`${screen}error=${error}&provider=${ofCode.provider}`, 0]);
  },
);

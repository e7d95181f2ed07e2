// Callbacks of one OAuth flow with the state of another flow of the same browser, with the real adapters and a sandbox
// that binds a code to its flow.
import type { OAuthProvider } from '../../../testing/sandbox-providers';
import { changed, consented, follow } from '../../../testing/oauth-refusals.conformance';
import { startSandboxServer } from '../../../testing/sandbox-server.fixture';

jest.setTimeout(30_000);

const { server } = startSandboxServer();

type Kind = 'spotify sign-in' | 'spotify connect' | 'soundcloud sign-in' | 'soundcloud connect';

const providerOf = (kind: Kind): OAuthProvider => (kind.startsWith('spotify') ? 'spotify' : 'soundcloud');
const startOf = (kind: Kind) =>
  `/api/${kind.endsWith('connect') ? 'settings/connect' : 'auth'}/${providerOf(kind)}/`;
const TAB = '/account-settings?tab=connections';

/** The flow of the code, the flow of the state, and the redirect target; the code goes to the callback of its own provider. */
// prettier-ignore
const TABLE: readonly [Kind, Kind, string][] = [
  ['spotify sign-in',    'spotify sign-in',    '/setup-account'],
  ['spotify sign-in',    'spotify connect',    `${TAB}&error=provider_unavailable&provider=spotify`],
  ['spotify sign-in',    'soundcloud sign-in', '/sign-in?error=state_invalid&provider=spotify'],
  ['spotify sign-in',    'soundcloud connect', `${TAB}&error=state_invalid&provider=spotify`],

  ['spotify connect',    'spotify sign-in',    '/sign-in?error=provider_unavailable&provider=spotify'],
  ['spotify connect',    'spotify connect',    TAB],
  ['spotify connect',    'soundcloud sign-in', '/sign-in?error=state_invalid&provider=spotify'],
  ['spotify connect',    'soundcloud connect', `${TAB}&error=state_invalid&provider=spotify`],

  ['soundcloud sign-in', 'spotify sign-in',    '/sign-in?error=state_invalid&provider=soundcloud'],
  ['soundcloud sign-in', 'spotify connect',    `${TAB}&error=state_invalid&provider=soundcloud`],
  ['soundcloud sign-in', 'soundcloud sign-in', '/setup-account'],
  ['soundcloud sign-in', 'soundcloud connect', `${TAB}&error=provider_unavailable&provider=soundcloud`],

  ['soundcloud connect', 'spotify sign-in',    '/sign-in?error=state_invalid&provider=soundcloud'],
  ['soundcloud connect', 'spotify connect',    `${TAB}&error=state_invalid&provider=soundcloud`],
  ['soundcloud connect', 'soundcloud sign-in', '/sign-in?error=provider_unavailable&provider=soundcloud'],
  ['soundcloud connect', 'soundcloud connect', TAB],
];

/** Sessions and connections by id: a sign-in also ends a session, so their number alone does not show it. */
async function there(): Promise<string[]> {
  const [sessions, links] = [await server().rows('sessions'), await server().rows('connections')];
  return [
    ...sessions.map((row) => `session ${row.id_hash}`),
    ...links.map((row) => `link ${row.provider} ${row.user_id}`),
  ];
}

/** Opens the callback of `comesTo` with the code of one flow and the state of another. */
async function bring(answering: Kind, to: Kind, comesTo: OAuthProvider) {
  const browser = await server().member(`${Math.random()}@example.com`);
  const consentTo = (kind: Kind) => consented(browser, providerOf(kind), undefined, startOf(kind));
  const flow = await consentTo(to);
  const answer = answering === to ? flow : await consentTo(answering);
  const back = changed(answer, (query) => query.set('state', flow.searchParams.get('state') ?? ''));
  back.pathname = back.pathname.replace(/(?<=\/auth\/)\w+/, comesTo);
  const before = await there();
  const { headers } = await follow(browser, back);
  const made = (await there()).filter((one) => !before.includes(one));
  return {
    landing: headers.location,
    sessions: made.filter((one) => one.startsWith('session ')).length,
    links: made.filter((one) => one.startsWith('link ')).length,
  };
}

const NOTHING = { sessions: 0, links: 0 };
const isRight = ([answering, to]: readonly [Kind, Kind, string]) => answering === to;

test('the table has each of four callbacks with each of four states', () => {
  expect(new Set(TABLE.map(([answering, to]) => `${answering} ${to}`)).size).toBe(16);
  expect(TABLE.filter(isRight)).toHaveLength(4);
});

test.each(TABLE.filter((line) => !isRight(line)))(
  'the callback of a %s with the state of a %s fails',
  async (answering, to, landing) => {
    expect(await bring(answering, to, providerOf(answering))).toEqual({ landing, ...NOTHING });
  },
);

test.each(TABLE.filter(([answering, to]) => providerOf(answering) !== providerOf(to)))(
  'the code of a %s at the callback of a %s fails',
  async (answering, to) => {
    const { landing, ...rest } = await bring(answering, to, providerOf(to));
    expect(landing).toContain(`error=provider_unavailable&provider=${providerOf(to)}`);
    expect(rest).toEqual(NOTHING);
  },
);

test.each(TABLE.filter(isRight))(
  'the callback of a %s with its own state succeeds',
  async (kind, _same, landing) => {
    await server().app.database.deleteFrom('connections').execute();
    const sessions = kind.endsWith('sign-in') ? 1 : 0;
    expect(await bring(kind, kind, providerOf(kind))).toEqual({ landing, sessions, links: 1 });
  },
);

// Table of provider faults: each row has a fault and the result that the adapter must give.
import type { Effect, Service } from '@segue/provider-sandbox';
import type { MusicProvider, ProviderErrorKind } from '../providers/music-provider';
import { consent, signIn, withSandbox } from './sandbox.conformance';
import { oauthOf, type OAuthProvider } from './sandbox-providers';

type Action = 'search' | 'profile' | 'refresh' | 'exchange';
type Endpoint = 'search' | 'token' | 'me';
type Fault = { at: Endpoint; effect: string | Effect; times: number | 'always' };
type Failure = { kind: ProviderErrorKind; reason?: string; retryAfterS?: number };

type More = {
  /** How many requests reached the endpoint. */
  requests?: number;
  /** The result of repeating the action, and how many more requests that takes. */
  again?: { result: Failure; requests: number };
};
type FaultRow = More & {
  title: string;
  id: OAuthProvider;
  fault: Fault;
  action: Action;
  /** Success in spite of the fault, or the expected error. */
  result: 'success' | Failure;
};

export const ENDPOINTS: Record<OAuthProvider, Record<Endpoint, readonly [Service, string]>> = {
  spotify: {
    search: ['spotify-api', '/v1/search'],
    token: ['spotify-accounts', '/api/token'],
    me: ['spotify-api', '/v1/me'],
  },
  soundcloud: {
    search: ['soundcloud-api', '/tracks'],
    token: ['soundcloud-auth', '/oauth/token'],
    me: ['soundcloud-api', '/me'],
  },
};

const ACTION_AT: Record<Endpoint, Action> = { search: 'search', token: 'exchange', me: 'profile' };
const row = (
  id: OAuthProvider,
  title: string,
  fault: Fault,
  result: FaultRow['result'],
  more: More & { action?: Action } = {},
): FaultRow => ({ id, title: `${id}: ${title}`, fault, action: ACTION_AT[fault.at], result, ...more });
const both = (rows: (id: OAuthProvider) => FaultRow[]) =>
  (['spotify', 'soundcloud'] as const).flatMap((id) => rows(id));
const once = (at: Endpoint, effect: string | Effect): Fault => ({ at, effect, times: 1 });
const always = (at: Endpoint, effect: string | Effect): Fault => ({ at, effect, times: 'always' });
const answer = (body: unknown, status = 200): Effect => ({ kind: 'answer', status, body });

const LIMITED: Failure = { kind: 'rate' };
const AUTH: Failure = { kind: 'auth', reason: 'invalid_grant' };
const REFUSED: Failure = { kind: 'app-refused', reason: 'invalid_client' };
const NO_PREMIUM: Failure = { kind: 'app-refused', reason: 'owner_without_premium' };
const MALFORMED: Failure = { kind: 'malformed' };
const TIMED_OUT: Failure = { kind: 'network', reason: 'timed out' };
const ONE = { requests: 1 };
/** A repeated action sends no request. */
const ONE_ALONE = { requests: 1, again: { result: LIMITED, requests: 0 } };

const limits = [
  ...both((id) => [
    row(id, '429 for 2 s', once('search', 'rate-limited'), { kind: 'rate', retryAfterS: 2 }, ONE_ALONE),
    row(id, '429 for hours', once('search', 'rate-limited-for-hours'), LIMITED, ONE_ALONE),
  ]),
  row('spotify', '429 of a used-up quota', once('search', 'quota-exceeded'), { kind: 'quota' }, ONE),
  row('soundcloud', '429 of the token endpoint', always('token', 'exchange-limit'), LIMITED, {
    ...ONE_ALONE,
    action: 'search',
  }),
  ...['Please slow down.', { error: 'rate_limit_exceeded' }].map((body) => {
    const fiveSeconds: Failure = { kind: 'rate', retryAfterS: 5 };
    const title = `429 with ${JSON.stringify(body)} and no time`;
    return row('soundcloud', title, once('search', answer(body, 429)), fiveSeconds, ONE_ALONE);
  }),
];

const expired = (id: OAuthProvider) => (id === 'spotify' ? 'token-expired' : 'unauthorized');
const refresh = { ...ONE, action: 'refresh' as const };
const description = answer({ code: 400, message: 'invalid_grant', link: '' }, 400);
const tokens = [
  ...both((id) => [
    row(id, 'one 401: a new token and a retry', once('search', expired(id)), 'success', { requests: 2 }),
    row(id, '401 always', always('search', expired(id)), { kind: 'auth' }, { requests: 2 }),
    row(id, 'invalid_grant at a refresh', always('token', 'invalid-grant'), AUTH, refresh),
  ]),
  row('soundcloud', 'invalid_grant as in its description', always('token', description), AUTH, refresh),
];

const refusals = [
  ...both((id) => {
    const invalidClient = answer({ error: 'invalid_client' }, id === 'spotify' ? 400 : 401);
    const reason = id === 'spotify' ? 'account_id missing' : 'urn missing';
    return [
      row(id, 'invalid_client', always('token', invalidClient), REFUSED, ONE),
      ...[null, '', {}].map((none) => {
        const profile = answer({ id: none, urn: none, display_name: 'Nobody' });
        const title = `a profile with ${JSON.stringify(none)} for an id`;
        return row(id, title, always('me', profile), { kind: 'no-identity', reason }, ONE);
      }),
    ];
  }),
  row('soundcloud', 'an app that is not activated', always('token', 'app-not-activated'), REFUSED, {
    requests: 1,
    again: { result: { kind: 'app-refused' }, requests: 0 },
    action: 'search',
  }),
  row('spotify', '403 as plain text', always('me', 'not-allow-listed'), { kind: 'forbidden' }, ONE),
  row('spotify', '403 at a profile', always('me', 'owner-not-premium'), NO_PREMIUM),
  row('spotify', '403 at a search', always('search', 'owner-not-premium'), NO_PREMIUM),
];

/** Requests that are safe to repeat are retried twice. */
const outages = both((id) =>
  ['server-error', 'bad-gateway', 'unavailable', 'gateway-timeout', 'reset'].flatMap((effect) => {
    const failure: Failure = { kind: effect === 'reset' ? 'network' : 'upstream' };
    return [
      row(id, `${effect} always`, always('me', effect), failure, { requests: 3 }),
      row(id, `${effect} twice`, { at: 'me', effect, times: 2 }, 'success', { requests: 3 }),
    ];
  }),
);

const TOKENS = { access_token: 'a', token_type: 'bearer', expires_in: 3600, refresh_token: 'r', scope: '' };
const redirect: Effect = {
  ...(answer('', 302) as object),
  headers: { location: 'http://169.254.169.254/' },
} as never;
const BODIES: Record<string, string | Effect> = {
  HTML: 'html',
  nothing: 'empty',
  'no JSON': 'malformed',
  'half a body': 'truncated',
  'a redirect to an address inside': redirect,
  'three megabytes': answer({ ...TOKENS, padding: 'x'.repeat(3 * 1024 * 1024) }),
};
const invalidBodies = both((id) => [
  ...(['search', 'token', 'me'] as const).flatMap((at) =>
    Object.entries(BODIES).map(([what, effect]) =>
      row(id, `${at} answers ${what}`, always(at, effect), MALFORMED),
    ),
  ),
  ...[{ access_token: 7 }, { access_token: '' }, { expires_in: 'long' }, { expires_in: -5 }].map((change) =>
    row(
      id,
      `tokens with ${JSON.stringify(change)}`,
      always('token', answer({ ...TOKENS, ...change })),
      MALFORMED,
    ),
  ),
]);

const delays = both((id) => [
  row(id, 'a service that hangs', always('me', 'hang'), TIMED_OUT),
  row(id, 'a wrong content type is ignored', always('me', 'wrong-content-type'), 'success'),
]);

/** One field of the wrong kind must not cost a page of results. */
const invalidFields = (
  [
    ['spotify', { 'tracks.items.0.album': null, 'tracks.items.1': null, 'tracks.items.2.artists': 'Ada' }],
    ['spotify', { 'tracks.items.0.album.images': null, 'tracks.total': null, 'tracks.items.1.id': null }],
    ['soundcloud', { 'collection.0.user': null, 'collection.1': null, 'collection.2.duration': '3:48' }],
    ['soundcloud', { 'collection.0.artwork_url': 7, 'collection.1.urn': null, next_href: null }],
  ] as const
).map(([id, set]) =>
  row(
    id,
    `a search with ${Object.keys(set).join()} invalid`,
    always('search', { kind: 'patch', set }),
    'success',
  ),
);

const GROUPS = [limits, tokens, refusals, outages, invalidBodies, delays, invalidFields];

const DEADLINE_MS = 1500;
const USER: Record<OAuthProvider, string> = { spotify: 'premium-pat', soundcloud: 'listener' };
const request = { query: 'harbour', limit: 10, offset: 0 };
const someTracks = { tracks: expect.arrayContaining([expect.anything()]) as unknown };

/** Prepares an action (consent, tokens) and returns the function that does it. */
async function prepare(provider: MusicProvider, action: Action): Promise<() => Promise<unknown>> {
  const user = USER[provider.id as OAuthProvider];
  if (action === 'search') return () => provider.search(request);
  if (action === 'exchange') {
    const callback = await consent(provider, user);
    return () => oauthOf(provider).exchange(callback);
  }
  const { accessToken, refreshToken } = await signIn(provider, user);
  return action === 'profile'
    ? () => oauthOf(provider).profile(accessToken)
    : () => oauthOf(provider).refresh(refreshToken ?? '');
}

async function expectResult(done: Promise<unknown>, result: FaultRow['result'], action: Action) {
  if (result === 'success') {
    const expected: unknown = action === 'search' ? expect.objectContaining(someTracks) : expect.anything();
    return expect(await done).toEqual(expected);
  }
  const { retryAfterS, ...failure } = result;
  const error: unknown = await done.then(
    () => 'no error',
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ name: 'ProviderError', ...failure });
  if (retryAfterS === undefined) return;
  expect(Math.abs((error as { retryAfterS: number }).retryAfterS - retryAfterS)).toBeLessThanOrEqual(3);
}

/** Runs the rows, or the first of each kind, against the sandbox; a search at the other provider must succeed meanwhile. */
export function describeFaults(which: 'all' | 'the first of each kind'): void {
  const { create, fault: inject, calls } = withSandbox('spotify');
  const rows = which === 'all' ? GROUPS.flat() : GROUPS.map(([first]) => first!);

  test.each(rows)('$title', async ({ id, fault, action, result, requests, again }) => {
    const other = create({}, id === 'spotify' ? 'soundcloud' : 'spotify').provider;
    const { provider } = create(fault.effect === 'hang' ? { apiMs: DEADLINE_MS } : {}, id);
    const act = await prepare(provider, action);
    const [service, path] = ENDPOINTS[id][fault.at];
    inject(service, path, fault.effect, fault.times);
    const countRequests = () => calls(service, path).length;
    const before = countRequests();
    const otherSearch = other.search(request);
    await expectResult(act(), result, action);
    await expect(otherSearch).resolves.toMatchObject(someTracks);
    if (requests !== undefined) expect(countRequests() - before).toBe(requests);
    if (!again) return;
    const between = countRequests();
    await expectResult(act(), again.result, action);
    expect(countRequests() - between).toBe(again.requests);
  });
}

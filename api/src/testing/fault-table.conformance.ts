// Table of provider faults: each row has a fault and the result that the adapter must give.
import type { OAuthProvider } from './sandbox-providers';
import type { Effect, Service } from '@segue/provider-sandbox';
import type { ProviderErrorKind } from '../providers/music-provider';

export type Action = 'search' | 'profile' | 'refresh' | 'exchange';

type Fault = { at: Endpoint; effect: string | Effect; times: number | 'always' };
type Endpoint = 'search' | 'token' | 'me';

export type FaultRow = {
  title: string;
  id: OAuthProvider;
  faults: readonly Fault[];
  action: Action;
  /** Success in spite of the fault, or the expected error. */
  result: 'success' | { kind: ProviderErrorKind; reason?: string; retryAfterS?: number };
  /** How many requests reached the endpoint. */
  requests?: number;
  /** The result of repeating the action, and how many more requests that takes. */
  again?: { result: 'success' | { kind: ProviderErrorKind }; requests: number };
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

const PROVIDERS: readonly OAuthProvider[] = ['spotify', 'soundcloud'];
const ACTION_AT: Record<Endpoint, Action> = { search: 'search', token: 'exchange', me: 'profile' };
const once = (at: Endpoint, effect: string | Effect): Fault => ({ at, effect, times: 1 });
const always = (at: Endpoint, effect: string | Effect): Fault => ({ at, effect, times: 'always' });

const limits: readonly FaultRow[] = [
  ...PROVIDERS.map((id): FaultRow => ({
    title: `429 of ${id} with Retry-After: 2 fails at once, nothing is sent until then`,
    id,
    faults: [once('search', 'rate-limited')],
    action: 'search',
    result: { kind: 'rate', retryAfterS: 2 },
    requests: 1,
    again: { result: { kind: 'rate' }, requests: 0 },
  })),
  ...PROVIDERS.map((id): FaultRow => ({
    title: `429 of ${id} with Retry-After: 36537 fails at once, nothing is sent until then`,
    id,
    faults: [once('search', 'rate-limited-for-hours')],
    action: 'search',
    result: { kind: 'rate' },
    requests: 1,
    again: { result: { kind: 'rate' }, requests: 0 },
  })),
  {
    title: '429 QUOTA_EXCEEDED is not retried',
    id: 'spotify',
    faults: [once('search', 'quota-exceeded')],
    action: 'search',
    result: { kind: 'quota' },
    requests: 1,
  },
  {
    title: '429 of the token endpoint with a reset time: nothing is sent until then',
    id: 'soundcloud',
    faults: [always('token', 'exchange-limit')],
    action: 'search',
    result: { kind: 'rate', retryAfterS: 60 },
    again: { result: { kind: 'rate' }, requests: 0 },
  },
  ...['Please slow down.', { error: 'rate_limit_exceeded' }].map((body): FaultRow => ({
    title: `429 of soundcloud with ${JSON.stringify(body)} and no time: nothing is sent for five seconds`,
    id: 'soundcloud',
    faults: [once('search', { kind: 'answer', status: 429, body })],
    action: 'search',
    result: { kind: 'rate', retryAfterS: 5 },
    requests: 1,
    again: { result: { kind: 'rate' }, requests: 0 },
  })),
];

const tokens: readonly FaultRow[] = [
  ...PROVIDERS.map((id): FaultRow => ({
    title: `one 401 of ${id}: one new token and one retry`,
    id,
    faults: [once('search', id === 'spotify' ? 'token-expired' : 'unauthorized')],
    action: 'search',
    result: 'success',
    requests: 2,
  })),
  ...PROVIDERS.map((id): FaultRow => ({
    title: `every answer of ${id} is 401: two requests`,
    id,
    faults: [always('search', id === 'spotify' ? 'token-expired' : 'unauthorized')],
    action: 'search',
    result: { kind: 'auth' },
    requests: 2,
  })),
  ...PROVIDERS.map((id): FaultRow => ({
    title: `invalid_grant of ${id} at a refresh is an auth error with that reason`,
    id,
    faults: [always('token', 'invalid-grant')],
    action: 'refresh',
    result: { kind: 'auth', reason: 'invalid_grant' },
    requests: 1,
  })),
  {
    title: 'invalid_grant in the format of SoundCloud’s API description is the same error',
    id: 'soundcloud',
    faults: [
      always('token', {
        kind: 'answer',
        status: 400,
        body: { code: 400, message: 'invalid_grant', link: '' },
      }),
    ],
    action: 'refresh',
    result: { kind: 'auth', reason: 'invalid_grant' },
    requests: 1,
  },
  {
    title: 'a SoundCloud app that is not activated: one request, then none at every search',
    id: 'soundcloud',
    faults: [always('token', 'app-not-activated')],
    action: 'search',
    result: { kind: 'app-refused', reason: 'invalid_client' },
    requests: 1,
    again: { result: { kind: 'app-refused' }, requests: 0 },
  },
  {
    title: 'a SoundCloud app that is not activated: a sign-in is refused with that reason',
    id: 'soundcloud',
    faults: [always('token', 'app-not-activated')],
    action: 'exchange',
    result: { kind: 'app-refused', reason: 'invalid_client' },
    requests: 1,
  },
];

const forbidden: readonly FaultRow[] = [
  {
    title: '403 not-allow-listed as plain text: the user is refused',
    id: 'spotify',
    faults: [always('me', 'not-allow-listed')],
    action: 'profile',
    result: { kind: 'forbidden' },
    requests: 1,
  },
  ...(['profile', 'search'] as const).map((action): FaultRow => ({
    title: `403 owner-not-premium at ${action}: the app is refused`,
    id: 'spotify',
    faults: [always(action === 'search' ? 'search' : 'me', 'owner-not-premium')],
    action,
    result: { kind: 'app-refused', reason: 'owner_without_premium' },
  })),
  ...PROVIDERS.map((id): FaultRow => ({
    title: `invalid_client of ${id}: the app is refused`,
    id,
    faults: [
      always('token', {
        kind: 'answer',
        status: id === 'spotify' ? 400 : 401,
        body: { error: 'invalid_client' },
      }),
    ],
    action: 'exchange',
    result: { kind: 'app-refused', reason: 'invalid_client' },
    requests: 1,
  })),
  ...PROVIDERS.map((id): FaultRow => ({
    title: `a profile of ${id} without the id of its account names what is missing`,
    id,
    faults: [always('me', { kind: 'answer', status: 200, body: { id: null, display_name: 'Nobody' } })],
    action: 'profile',
    result: { kind: 'no-identity', reason: id === 'spotify' ? 'account_id missing' : 'urn missing' },
    requests: 1,
  })),
];

/** Requests that are safe to repeat are retried twice. */
const outages: readonly FaultRow[] = PROVIDERS.flatMap((id) =>
  ['server-error', 'bad-gateway', 'unavailable', 'gateway-timeout', 'reset'].flatMap((effect): FaultRow[] => [
    {
      title: `${effect} of ${id} twice: the second retry succeeds`,
      id,
      faults: [{ at: 'me', effect, times: 2 }],
      action: 'profile',
      result: 'success',
      requests: 3,
    },
    {
      title: `${effect} of ${id} always: three requests, then an error`,
      id,
      faults: [always('me', effect)],
      action: 'profile',
      result: { kind: effect === 'reset' ? 'network' : 'upstream' },
      requests: 3,
    },
  ]),
);

const invalidBodies: readonly FaultRow[] = PROVIDERS.flatMap((id) =>
  (['search', 'token', 'me'] as const).flatMap((at) =>
    ['html', 'empty', 'malformed', 'truncated'].map((effect): FaultRow => ({
      title: `${id} answers ${at} with a body that is ${effect}: malformed`,
      id,
      faults: [always(at, effect)],
      action: ACTION_AT[at],
      result: { kind: 'malformed' },
    })),
  ),
);

const delays: readonly FaultRow[] = PROVIDERS.flatMap((id): FaultRow[] => [
  {
    title: `a hanging ${id} times out`,
    id,
    faults: [always('me', 'hang')],
    action: 'profile',
    result: { kind: 'network', reason: 'timed out' },
  },
  {
    title: `a ${id} slower than the deadline times out`,
    id,
    faults: [always('me', { kind: 'slow', ms: 3000 })],
    action: 'profile',
    result: { kind: 'network', reason: 'timed out' },
  },
  {
    title: `a wrong content type of ${id} is ignored`,
    id,
    faults: [always('me', 'wrong-content-type')],
    action: 'profile',
    result: 'success',
  },
]);

/** One field of the wrong kind must not cost a page of results. */
const invalidFields: readonly FaultRow[] = (
  [
    ['spotify', { 'tracks.items.0.album': null, 'tracks.items.1': null, 'tracks.items.2.artists': 'Ada' }],
    ['spotify', { 'tracks.items.0.album.images': null, 'tracks.total': null, 'tracks.items.1.id': null }],
    ['soundcloud', { 'collection.0.user': null, 'collection.1': null, 'collection.2.duration': '3:48' }],
    ['soundcloud', { 'collection.0.artwork_url': 7, 'collection.1.urn': null, next_href: null }],
  ] as const
).map(([id, set]) => ({
  title: `${id} answers a search with ${Object.keys(set).join(', ')} invalid: the others are found`,
  id,
  faults: [always('search', { kind: 'patch', set })],
  action: 'search',
  result: 'success',
}));

export const FAULT_ROWS: readonly FaultRow[] = [
  ...limits,
  ...tokens,
  ...forbidden,
  ...outages,
  ...invalidBodies,
  ...invalidFields,
  ...delays,
];

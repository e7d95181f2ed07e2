// What can go wrong at a music service, and what must come of it on the server: one row each.
import type { Provider } from '@segue/contract';
import type { Effect, Service } from '@segue/provider-sandbox';
import type { ProviderErrorKind } from './music-provider';

export type Deed = 'search' | 'profile' | 'refresh' | 'exchange';

type Order = { at: Place; effect: string | Effect; times: number | 'always' };
type Place = 'search' | 'token' | 'me';

export type FaultRow = {
  fault: string;
  id: Provider;
  orders: readonly Order[];
  deed: Deed;
  /** Either it succeeds all the same, or it fails in this way. */
  ends: 'well' | { kind: ProviderErrorKind; reason?: string; retryAfterS?: number };
  /** Requests that reached the place, all told. */
  asked?: number;
  /** What the next deed does, and how many more requests it takes. */
  again?: { ends: 'well' | { kind: ProviderErrorKind }; asked: number };
};

export const PLACES: Record<Provider, Record<Place, readonly [Service, string]>> = {
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

const PROVIDERS: readonly Provider[] = ['spotify', 'soundcloud'];
const DEED_AT: Record<Place, Deed> = { search: 'search', token: 'exchange', me: 'profile' };
const once = (at: Place, effect: string | Effect): Order => ({ at, effect, times: 1 });
const always = (at: Place, effect: string | Effect): Order => ({ at, effect, times: 'always' });

const limits: readonly FaultRow[] = [
  ...PROVIDERS.map((id): FaultRow => ({
    fault: `429 of ${id} with Retry-After: 2 fails at once and keeps away until then`,
    id,
    orders: [once('search', 'rate-limited')],
    deed: 'search',
    ends: { kind: 'rate', retryAfterS: 2 },
    asked: 1,
    again: { ends: { kind: 'rate' }, asked: 0 },
  })),
  ...PROVIDERS.map((id): FaultRow => ({
    fault: `429 of ${id} with Retry-After: 36537 fails at once and closes the circuit`,
    id,
    orders: [once('search', 'rate-limited-for-hours')],
    deed: 'search',
    ends: { kind: 'rate' },
    asked: 1,
    again: { ends: { kind: 'rate' }, asked: 0 },
  })),
  {
    fault: '429 QUOTA_EXCEEDED is not tried again',
    id: 'spotify',
    orders: [once('search', 'quota-exceeded')],
    deed: 'search',
    ends: { kind: 'quota' },
    asked: 1,
  },
  {
    fault: '429 of the token exchange with a reset time keeps away until then',
    id: 'soundcloud',
    orders: [always('token', 'exchange-limit')],
    deed: 'search',
    ends: { kind: 'rate', retryAfterS: 60 },
    again: { ends: { kind: 'rate' }, asked: 0 },
  },
];

const tokens: readonly FaultRow[] = [
  ...PROVIDERS.map((id): FaultRow => ({
    fault: `401 of ${id} once leads to one new token and one repeat`,
    id,
    orders: [once('search', id === 'spotify' ? 'token-expired' : 'unauthorized')],
    deed: 'search',
    ends: 'well',
    asked: 2,
  })),
  ...PROVIDERS.map((id): FaultRow => ({
    fault: `401 of ${id} always is tried twice and no more`,
    id,
    orders: [always('search', id === 'spotify' ? 'token-expired' : 'unauthorized')],
    deed: 'search',
    ends: { kind: 'auth' },
    asked: 2,
  })),
  ...PROVIDERS.map((id): FaultRow => ({
    fault: `invalid_grant of ${id} at a refresh says that only the person can give a new grant`,
    id,
    orders: [always('token', 'invalid-grant')],
    deed: 'refresh',
    ends: { kind: 'auth', reason: 'invalid_grant' },
    asked: 1,
  })),
];

const refusals: readonly FaultRow[] = ['not-allow-listed', 'owner-not-premium'].map((effect) => ({
  fault: `403 ${effect}, as plain text or not, is understood`,
  id: 'spotify',
  orders: [always('me', effect)],
  deed: 'profile',
  ends: { kind: 'forbidden' },
  asked: 1,
}));

/** Two failures of a kind are survived where asking again is safe; the third would not be. */
const outages: readonly FaultRow[] = PROVIDERS.flatMap((id) =>
  ['server-error', 'bad-gateway', 'unavailable', 'gateway-timeout', 'reset'].flatMap((effect): FaultRow[] => [
    {
      fault: `${effect} of ${id} twice is survived`,
      id,
      orders: [{ at: 'me', effect, times: 2 }],
      deed: 'profile',
      ends: 'well',
      asked: 3,
    },
    {
      fault: `${effect} of ${id} always is asked three times, and its page is not taken for an answer`,
      id,
      orders: [always('me', effect)],
      deed: 'profile',
      ends: { kind: effect === 'reset' ? 'network' : 'upstream' },
      asked: 3,
    },
  ]),
);

const nonsense: readonly FaultRow[] = PROVIDERS.flatMap((id) =>
  (['search', 'token', 'me'] as const).flatMap((at) =>
    ['html', 'empty', 'malformed', 'truncated'].map((effect): FaultRow => ({
      fault: `an answer of ${id} to ${at} that is ${effect} is an error and no crash`,
      id,
      orders: [always(at, effect)],
      deed: DEED_AT[at],
      ends: { kind: 'malformed' },
    })),
  ),
);

const delays: readonly FaultRow[] = PROVIDERS.flatMap((id): FaultRow[] => [
  {
    fault: `a hanging ${id} is given up in time`,
    id,
    orders: [always('me', 'hang')],
    deed: 'profile',
    ends: { kind: 'network', reason: 'timed out' },
  },
  {
    fault: `a ${id} slower than the deadline is given up in time`,
    id,
    orders: [always('me', { kind: 'slow', ms: 3000 })],
    deed: 'profile',
    ends: { kind: 'network', reason: 'timed out' },
  },
  {
    fault: `a wrong content type of ${id} does not hide a good answer`,
    id,
    orders: [always('me', 'wrong-content-type')],
    deed: 'profile',
    ends: 'well',
  },
]);

export const FAULT_ROWS: readonly FaultRow[] = [
  ...limits,
  ...tokens,
  ...refusals,
  ...outages,
  ...nonsense,
  ...delays,
];

/** The effects a fault can have, and short names for the common ones. */
import { isRecord } from './bodies';
import type { SdkBehaviour, WidgetBehaviour } from './settings';

export type Effect =
  | { kind: 'answer'; status: number; body?: unknown; headers?: Record<string, string>; cors?: boolean }
  | { kind: 'slow'; ms: number }
  | { kind: 'hang' }
  | { kind: 'reset' }
  | { kind: 'truncated' }
  | { kind: 'wrong-content-type' }
  | { kind: 'patch'; set: Record<string, unknown> }
  | { kind: 'redirect'; state: 'missing' | 'wrong' | 'kept'; error?: string }
  | ({ kind: 'sdk' } & Partial<SdkBehaviour>)
  | ({ kind: 'widget' } & Partial<WidgetBehaviour>);

const KINDS: readonly Effect['kind'][] = [
  'answer',
  'slow',
  'hang',
  'reset',
  'truncated',
  'wrong-content-type',
  'patch',
  'redirect',
  'sdk',
  'widget',
];

const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Effect => ({
  kind: 'answer',
  status,
  body,
  headers,
});

const webApiError = (status: number, message: string, reason?: string) => ({
  error: { status, message, ...(reason ? { reason } : {}) },
});

const EXPIRED_CHALLENGE =
  'Bearer realm="spotify", error="invalid_token", error_description="The access token expired"';

const NAMED: Readonly<Record<string, (now: number) => Effect>> = {
  'rate-limited': () => answer(429, 'Too many requests', { 'retry-after': '2' }),
  'rate-limited-for-hours': () => answer(429, 'Too many requests', { 'retry-after': '36537' }),
  'rate-limited-without-cors': () => ({
    kind: 'answer',
    status: 429,
    body: 'Too many requests',
    headers: { 'retry-after': '2' },
    cors: false,
  }),
  'quota-exceeded': () => answer(429, webApiError(429, 'Too many requests', 'QUOTA_EXCEEDED')),
  'exchange-limit': (now) => answer(429, exchangeLimitBody(now + 60_000)),
  'token-expired': () =>
    answer(401, webApiError(401, 'The access token expired'), { 'www-authenticate': EXPIRED_CHALLENGE }),
  unauthorized: () =>
    answer(401, {
      code: 401,
      message: '',
      link: 'https://developers.soundcloud.com/docs/api/explorer/open-api',
      status: '401 - Unauthorized',
      errors: [],
      error: null,
    }),
  'invalid-grant': () => answer(400, { error: 'invalid_grant', error_description: 'Refresh token revoked' }),
  // A new SoundCloud app with the right credentials, until SoundCloud activates it (soundcloud/api, issues 563 and 574).
  'app-not-activated': () => answer(401, { error: 'invalid_client' }),
  'premium-required': () =>
    answer(403, webApiError(403, 'Player command failed: Premium required', 'PREMIUM_REQUIRED')),
  'restriction-violated': () =>
    answer(403, webApiError(403, 'Player command failed: Restriction violated', 'UNKNOWN')),
  'not-allow-listed': () => answer(403, NOT_ALLOW_LISTED),
  'owner-not-premium': () =>
    answer(403, webApiError(403, 'Active premium subscription required for the owner of the app.')),
  'device-not-found': () => answer(404, webApiError(404, 'Device not found')),
  'not-found': () => answer(404, 'Not found'),
  'server-error': () => answer(500, webApiError(500, 'Server error')),
  'bad-gateway': () => answer(502, '<html><body><h1>502 Bad Gateway</h1></body></html>'),
  unavailable: () => answer(503, '<html><body><h1>503 Service Unavailable</h1></body></html>'),
  'gateway-timeout': () => answer(504, '<html><body><h1>504 Gateway Time-out</h1></body></html>'),
  html: () => answer(200, '<!doctype html><title>Maintenance</title><p>Back soon.</p>'),
  empty: () => answer(200, ''),
  malformed: () => answer(200, '{"tracks":{"items":[', { 'content-type': 'application/json; charset=utf-8' }),
  truncated: () => ({ kind: 'truncated' }),
  'wrong-content-type': () => ({ kind: 'wrong-content-type' }),
  slow: () => ({ kind: 'slow', ms: 8000 }),
  hang: () => ({ kind: 'hang' }),
  reset: () => ({ kind: 'reset' }),
  'access-denied': () => ({ kind: 'redirect', state: 'kept', error: 'access_denied' }),
  'state-missing': () => ({ kind: 'redirect', state: 'missing' }),
  'state-wrong': () => ({ kind: 'redirect', state: 'wrong' }),
};

export const NOT_ALLOW_LISTED =
  'The user is not registered for this application. Please check your settings on https://developer.spotify.com/dashboard.';

export const EFFECT_NAMES = Object.keys(NAMED);

export function readEffect(value: unknown, now: number): Effect {
  if (typeof value === 'string') {
    const named = NAMED[value];
    if (!named) throw new TypeError(`Unknown effect "${value}"; known: ${EFFECT_NAMES.join(', ')}.`);
    return named(now);
  }
  if (!isRecord(value) || !KINDS.some((kind) => kind === value['kind'])) {
    throw new TypeError(`An effect is a name or {kind}; kinds: ${KINDS.join(', ')}.`);
  }
  if (value['kind'] === 'answer' && typeof value['status'] !== 'number') {
    throw new TypeError('An answer needs a status.');
  }
  if (value['kind'] === 'slow' && typeof value['ms'] !== 'number') {
    throw new TypeError('A slow effect needs ms.');
  }
  if (value['kind'] === 'patch' && !isRecord(value['set'])) throw new TypeError('A patch needs set.');
  return value as Effect;
}

/** SoundCloud's answer when an application requests too many tokens. */
export function exchangeLimitBody(resetAt: number) {
  const reset = new Date(resetAt).toISOString();
  return {
    errors: [
      {
        meta: {
          rate_limit: {
            bucket: 'by-ip',
            max_nr_of_requests: 30,
            time_window: 'PT1H',
            name: 'client-credentials-exchange',
          },
          remaining_requests: 0,
          reset_time: `${reset.slice(0, 10).replaceAll('-', '/')} ${reset.slice(11, 19)} +0000`,
        },
      },
    ],
  };
}

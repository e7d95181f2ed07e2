/** The effects a fault can have, and short names for the common ones. */
import { CONTENT_FAULTS, EARLY_END_BYTES, PAGE_FAULTS } from './answer-faults';
import { isRecord } from './bodies';

export type Effect =
  | { kind: 'answer'; status: number; body?: unknown; headers?: Record<string, string>; cors?: boolean }
  | { kind: 'slow'; ms: number }
  | { kind: 'hang' }
  | { kind: 'reset' }
  | { kind: 'truncated' }
  | { kind: 'wrong-content-type' }
  | { kind: 'patch'; set: Record<string, unknown> }
  | { kind: 'content'; fault: keyof typeof CONTENT_FAULTS }
  | { kind: 'pages'; fault: keyof typeof PAGE_FAULTS }
  /** A sound file ends there as if it were complete. */
  | { kind: 'early-end'; bytes: number }
  | { kind: 'redirect'; state: 'missing' | 'wrong' | 'kept'; error?: string }
  /** Changes how a provider's player behaves; its kind in a fault is the player. */
  | { kind: 'behaviour'; player: string; change: Record<string, unknown> };

const KINDS: readonly Effect['kind'][] = [
  'answer',
  'slow',
  'hang',
  'reset',
  'truncated',
  'wrong-content-type',
  'patch',
  'early-end',
  'redirect',
];

export const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Effect => ({
  kind: 'answer',
  status,
  body,
  headers,
});

const namedFaults = <F extends string>(faults: Readonly<Record<F, unknown>>, effect: (fault: F) => Effect) =>
  Object.fromEntries((Object.keys(faults) as F[]).map((fault) => [fault, () => effect(fault)]));

const NAMED: Readonly<Record<string, (now: number) => Effect>> = {
  ...namedFaults(CONTENT_FAULTS, (fault) => ({ kind: 'content', fault })),
  ...namedFaults(PAGE_FAULTS, (fault) => ({ kind: 'pages', fault })),
  'ends-early': () => ({ kind: 'early-end', bytes: EARLY_END_BYTES }),
  'rate-limited': () => answer(429, 'Too many requests', { 'retry-after': '2' }),
  'rate-limited-for-hours': () => answer(429, 'Too many requests', { 'retry-after': '36537' }),
  'rate-limited-without-retry-after': () => answer(429, 'Too many requests'),
  'rate-limited-without-cors': () => ({
    kind: 'answer',
    status: 429,
    body: 'Too many requests',
    headers: { 'retry-after': '2' },
    cors: false,
  }),
  'invalid-grant': () => answer(400, { error: 'invalid_grant', error_description: 'Refresh token revoked' }),
  'not-found': () => answer(404, 'Not found'),
  'server-error': () => answer(500, { error: { status: 500, message: 'Server error' } }),
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

/** What can be named in a fault: the effects of every provider, and the players whose behaviour it can change. */
export type KnownEffects = {
  named: Readonly<Record<string, (now: number) => Effect>>;
  players: readonly string[];
};

export function knownEffects(
  providers: readonly { effects?: KnownEffects['named']; behaviours?: readonly string[] }[],
): KnownEffects {
  return {
    named: Object.assign({}, NAMED, ...providers.map(({ effects }) => effects)) as KnownEffects['named'],
    players: providers.flatMap(({ behaviours }) => behaviours ?? []),
  };
}

export function readEffect(value: unknown, now: number, { named, players }: KnownEffects): Effect {
  if (typeof value === 'string') {
    const effect = named[value];
    if (!effect) throw new TypeError(`Unknown effect "${value}"; known: ${Object.keys(named).join(', ')}.`);
    return effect(now);
  }
  if (isRecord(value)) {
    const { kind, ...change } = value;
    const player = players.find((name) => name === kind);
    if (player) return { kind: 'behaviour', player, change };
  }
  if (!isRecord(value) || !KINDS.some((kind) => kind === value['kind'])) {
    throw new TypeError(`An effect is a name or {kind}; kinds: ${[...KINDS, ...players].join(', ')}.`);
  }
  if (value['kind'] === 'answer' && typeof value['status'] !== 'number') {
    throw new TypeError('An answer needs a status.');
  }
  if (value['kind'] === 'slow' && typeof value['ms'] !== 'number') {
    throw new TypeError('A slow effect needs ms.');
  }
  if (value['kind'] === 'early-end' && typeof value['bytes'] !== 'number') {
    throw new TypeError('An early end needs bytes.');
  }
  if (value['kind'] === 'patch' && !isRecord(value['set'])) throw new TypeError('A patch needs set.');
  return value as Effect;
}

/** The changes of a fault to the behaviour of a player. */
export const behaviourOf = <B>(effect: Effect | null, player: string): Partial<B> =>
  effect?.kind === 'behaviour' && effect.player === player ? (effect.change as Partial<B>) : {};

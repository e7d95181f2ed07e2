/** A server that speaks ListenBrainz's API: https://listenbrainz.readthedocs.io/en/latest/users/api/core.html. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRecord, jsonBody, queryOf } from '../core/bodies';
import type { Core, ProviderSandbox } from '../core/provider-sandbox';

/** Users by their tokens. */
const USERS = new Map([
  ['sandbox-token-of-robin', 'robin'],
  ['sandbox-token-of-wren', 'wren'],
]);
const LISTEN_TYPES: readonly unknown[] = ['single', 'playing_now', 'import'];
const LISTENS_AT_ONCE_MAX = 1000;
/** 2002-10-01, the foundation of Last.fm. */
const EARLIEST_S = 1033430400;
const LISTENS_LISTED = 25;
const LISTENS_LISTED_MAX = 1000;

type Names = { artist_name: string; track_name: string; additional_info?: object };
type Listen = { listened_at: number; track_metadata: Names };
type Kept = Listen & { user_name: string; inserted_at: number };

export function createListenBrainz(core: Core) {
  let kept: Kept[] = [];
  /** Listens that came again, by user: the service keeps one of each. */
  const duplicates = new Map<string, number>();
  const now = () => Math.floor(core.clock.now() / 1000);
  const listensOf = (user: string) => kept.filter(({ user_name }) => user_name === user);

  function keep(user: string, listen: Listen): void {
    const isSame = (other: Listen) =>
      other.listened_at === listen.listened_at &&
      other.track_metadata.track_name === listen.track_metadata.track_name;
    if (listensOf(user).some(isSame)) duplicates.set(user, (duplicates.get(user) ?? 0) + 1);
    else kept.push({ ...listen, user_name: user, inserted_at: now() });
  }

  async function routes(app: FastifyInstance): Promise<void> {
    app.get('/validate-token', async (request, reply) => {
      const token = tokenOf(request) ?? queryOf(request)['token'];
      if (!token) return refuse(reply, 400, 'You need to provide an Authorization token.');
      const user_name = USERS.get(token);
      if (!user_name) return { code: 200, message: 'Token invalid.', valid: false };
      return { code: 200, message: 'Token valid.', valid: true, user_name };
    });

    app.post('/submit-listens', async (request, reply) => {
      const user = userOf(request);
      if (!user) return refuse(reply, 401, 'Invalid authorization token.');
      const body = jsonBody(request);
      const { listen_type: type, payload } = Object(body.ok ? body.value : {}) as Record<string, unknown>;
      if (!LISTEN_TYPES.includes(type))
        return refuse(reply, 400, 'JSON document requires a valid listen_type key.');
      const listens = Array.isArray(payload) ? (payload as unknown[]) : [];
      if (listens.length === 0) return refuse(reply, 400, 'JSON document must contain a payload.');
      if (listens.length > (type === 'import' ? LISTENS_AT_ONCE_MAX : 1))
        return refuse(reply, 400, 'Too many listens in one request.');
      const isNow = type === 'playing_now';
      if (!listens.every((listen) => isListen(listen, isNow, now())))
        return refuse(reply, 400, 'A listen in the payload is not valid.');
      if (!isNow) for (const listen of listens) keep(user, listen as Listen);
      return { status: 'ok' };
    });

    app.get<{ Params: { name: string } }>('/user/:name/listens', async (request, reply) => {
      const { name } = request.params;
      if (![...USERS.values()].includes(name)) return refuse(reply, 404, `Cannot find user: ${name}`);
      const query = queryOf(request);
      const count = Math.min(Number(query['count'] ?? LISTENS_LISTED), LISTENS_LISTED_MAX);
      const newest = listensOf(name).sort((one, other) => other.listened_at - one.listened_at);
      const listens = newest
        // Both ends are excluded.
        .filter(({ listened_at: at }) => !(at <= Number(query['min_ts'])) && !(at >= Number(query['max_ts'])))
        .slice(0, count);
      return {
        payload: {
          count: listens.length,
          latest_listen_ts: newest[0]?.listened_at ?? 0,
          oldest_listen_ts: newest.at(-1)?.listened_at ?? 0,
          listens,
          user_id: name,
        },
      };
    });
  }

  return {
    services: [['/listenbrainz', 'listenbrainz']] as const,
    trackCount: 0,
    users: () =>
      [...USERS].map(([token, name]) => ({
        name,
        token,
        listens: listensOf(name).length,
        duplicates: duplicates.get(name) ?? 0,
      })),
    userOf: (request) => userOf(request) ?? null,
    settings: () => ({}),
    urls: (base: string) => ({ listenBrainz: `${base}/listenbrainz` }),
    addRoutes: async (app) => void (await app.register(routes, { prefix: '/listenbrainz/1' })),
    reset() {
      kept = [];
      duplicates.clear();
    },
  } satisfies ProviderSandbox & Record<string, unknown>;
}

const tokenOf = ({ headers }: FastifyRequest) => /^Token (\S+)$/i.exec(headers.authorization ?? '')?.[1];
const userOf = (request: FastifyRequest) => USERS.get(tokenOf(request) ?? '');

function isListen(listen: unknown, isNow: boolean, now: number): listen is Listen {
  if (!isRecord(listen) || !isRecord(listen['track_metadata'])) return false;
  const { listened_at: at, track_metadata: names } = listen;
  const isAt = typeof at === 'number' && Number.isInteger(at) && at >= EARLIEST_S && at <= now + 3600;
  const isNamed = ['artist_name', 'track_name'].every(
    (name) => typeof names[name] === 'string' && names[name].trim() !== '',
  );
  return isNamed && (isNow ? at === undefined : isAt);
}

function refuse(reply: FastifyReply, code: number, error: string) {
  return reply.code(code).send({ code, error });
}

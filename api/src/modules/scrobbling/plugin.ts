// Sends listens from the outbox to the services that their users have chosen, one after the other.
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Tables } from '../../database/tables';
import { ProviderError, requireProvider } from '../../providers/music-provider';
import { readTrack } from '../tracks';
import { createListenBrainz, type ListenBrainz } from './listenbrainz';
import { outcomeOf, type Outcome } from './outcome';
import { changeScrobble, findDue, insertScrobbles, refuseToken, type DueRow } from './repository';

declare module 'fastify' {
  interface FastifyInstance {
    scrobbling: {
      listenBrainz: ListenBrainz;
      /** Sends the listen soon where its user wants that, and later when that fails. */
      add: (listen: Tables['listens']) => Promise<void>;
      /** Sends what is due. */
      deliver: () => Promise<void>;
    };
  }
}

/** Unsent listens are given up, and sent ones forgotten, after this time; listens that arrive here later are refused. */
export const KEPT_MS = 30 * 24 * 3_600_000;
const CHECKED_EVERY_MS = 15_000;
/** Longer than an attempt with all its time limits: then the row of a server that died is another server's. */
const LEASE_MS = 60_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

/** The name by which a stored token is encrypted. */
export const tokenName = (userId: number): string => `${userId}:listenbrainz`;

export const scrobblingPlugin = fp(
  async (app) => {
    const { database, clock, log } = app;
    const listenBrainz = createListenBrainz(app);
    const later = (ms: number) => new Date(clock().getTime() + ms).toISOString();
    let isStopped = false;
    let running = Promise.resolve();

    async function attempt(row: DueRow): Promise<void> {
      const attempts = row.attempts + 1;
      // Recorded before it is sent: after a crash the next server knows that the listen may have arrived.
      const claim = { due_at: later(LEASE_MS), attempts, may_have_arrived: 1 as const };
      if (!(await changeScrobble(database, row, claim))) return;
      const outcome = await send(app, row).catch((error: unknown) => {
        log.info({ err: error, target: row.target, userId: row.user_id }, 'a listen could not be sent on');
        return outcomeOf(error);
      });
      const claimed = { ...row, ...claim };
      if (outcome === 'done')
        return void (await changeScrobble(database, claimed, { ...claim, due_at: null }));
      if (outcome.needsToken) await refuseToken(database, row);
      const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** row.attempts);
      const due_at = later(Math.max((outcome.retryAfterS ?? 0) * 1000, pause));
      const may_have_arrived = outcome.mayHaveArrived ? 1 : row.may_have_arrived;
      await changeScrobble(database, claimed, { due_at, attempts, may_have_arrived });
    }

    async function attemptDue(): Promise<void> {
      await database.deleteFrom('scrobbles').where('listened_at', '<', later(-KEPT_MS)).execute();
      for (let row; !isStopped && (row = await findDue(database, later(0)));) await attempt(row);
    }

    const deliver = () => (running = running.then(attemptDue, attemptDue));
    const deliverLogged = () =>
      void deliver().catch((error: unknown) => log.warn({ err: error }, 'listens could not be sent on'));

    app.decorate('scrobbling', {
      listenBrainz,
      deliver,
      add: async (listen) => {
        await insertScrobbles(database, listen, later(0));
        deliverLogged();
      },
    });
    const timer = setInterval(deliverLogged, CHECKED_EVERY_MS);
    timer.unref();
    app.addHook('preClose', async () => {
      clearInterval(timer);
      isStopped = true;
      await running.catch(() => undefined);
      listenBrainz.close();
    });
  },
  { name: 'scrobbling', dependencies: ['access-tokens', 'database', 'secrets'] },
);

async function send(app: FastifyInstance, row: DueRow): Promise<Outcome> {
  const { target, track_id: trackId, user_id: userId } = row;
  const listenedAt = new Date(Math.min(Date.parse(row.listened_at), app.clock().getTime()));
  const mayHaveArrived = row.may_have_arrived === 1;
  if (target !== 'listenbrainz') {
    // Nobody can ask a music server what it has counted: rather once too few than twice.
    if (mayHaveArrived) return 'done';
    const music = requireProvider(app.providers, target);
    await app.accessTokens.askAsUser({ userId, provider: target }, async (userToken) =>
      music.scrobble?.(trackId, { userToken, listenedAt }),
    );
    return 'done';
  }
  const track = readTrack(row);
  if (!track) return 'done';
  const token = row.token && app.tokenCipher.decrypt(row.token, tokenName(userId));
  if (!token) throw new ProviderError('auth');
  const { listenBrainz } = app.scrobbling;
  const account = { url: row.server_url ?? app.config.listenBrainzUrl, token };
  const listen = { track, listenedAt };
  if (!mayHaveArrived || !(await listenBrainz.hasArrived(account, row.account ?? '', listen)))
    await listenBrainz.submit(account, listen);
  return 'done';
}

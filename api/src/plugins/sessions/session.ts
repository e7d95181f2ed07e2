// Who is asking: reads the session cookie, and starts and ends sessions for the modules.
import cookie, { type CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { deleteEndedAttempts } from '../../database/attempts';
import type { Database } from '../../database/tables';
import { failure } from '../../failure';
import { hashOf, isOpaqueId } from '../../secrets/opaque-id';
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsOf,
  lockSession,
  insertSession,
  readSession,
  SESSION_IDLE_S,
} from './session-store';

export type Sessions = {
  /**
   * A new id for this person; whatever id the browser presented is dead afterwards. `check` runs in the same transaction and
   * throws when what let the person in does not hold any more.
   */
  start: (
    request: FastifyRequest,
    reply: FastifyReply,
    userId: number,
    check: (transaction: Database) => Promise<void>,
  ) => Promise<void>;
  /**
   * Ends every session of an account and starts a new one here, in one transaction with the change that is the reason.
   * Says what the change came to and how many other sessions ended.
   */
  restart: <Changed>(
    request: FastifyRequest,
    reply: FastifyReply,
    userId: number,
    change: (transaction: Database) => Promise<Changed>,
  ) => Promise<{ changed: Changed; others: number }>;
  /** Ends the presented session and takes the cookie away. */
  end: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Reads again who is asking: a session may end while the rest of its request is still on the way. */
  reload: (request: FastifyRequest) => Promise<void>;
  /** Refuses when the presented session of this account has ended; else it stays until the transaction ends. */
  lock: (transaction: Database, request: FastifyRequest, userId: number) => Promise<void>;
  /** Names the presented session without opening it. */
  hashIn: (request: FastifyRequest) => string | null;
};

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions;
  }
}

const SWEEP_MS = 3_600_000;

export const sessionPlugin = fp(
  async (app) => {
    await app.register(cookie);
    const { secure } = app.config;
    // A browser takes a __Host- cookie over https only; plain http is for one's own machine.
    const name = secure ? '__Host-session' : 'segue-session';
    const options: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure };
    const giveCookie = (reply: FastifyReply, id: string) =>
      reply.setCookie(name, id, { ...options, maxAge: SESSION_IDLE_S });

    const hashIn = (request: FastifyRequest) => {
      const id = request.cookies[name];
      return isOpaqueId(id) ? hashOf(id) : null;
    };
    const lock: Sessions['lock'] = async (transaction, request, userId) => {
      if (!(await lockSession(transaction, hashIn(request), userId))) failure('notSignedIn');
    };
    const begin = async (transaction: Database, userId: number) => ({
      id: await insertSession(transaction, userId, app.clock()),
      account: await transaction
        .selectFrom('users')
        .select(['id', 'password_updated_at'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow(),
    });

    app.decorateRequest('session', null);
    app.decorate('sessions', {
      start: async (request, reply, userId, check) => {
        const { id, account } = await app.database.transaction().execute(async (transaction) => {
          await check(transaction);
          await deleteSession(transaction, request.cookies[name]);
          return begin(transaction, userId);
        });
        giveCookie(reply, id);
        app.devices.remember(request, reply, account);
      },
      restart: async (request, reply, userId, change) => {
        const { id, account, ...outcome } = await app.database.transaction().execute(async (transaction) => {
          const changed = await change(transaction);
          await lock(transaction, request, userId);
          await deleteSession(transaction, request.cookies[name]);
          const others = await deleteSessionsOf(transaction, userId);
          return { changed, others, ...(await begin(transaction, userId)) };
        });
        giveCookie(reply, id);
        app.devices.remember(request, reply, account);
        return outcome;
      },
      end: async (request, reply) => {
        await deleteSession(app.database, request.cookies[name]);
        reply.clearCookie(name, options);
      },
      reload: async (request) => {
        const found = await readSession(app.database, request.cookies[name], app.clock());
        request.session = found?.session ?? null;
      },
      lock,
      hashIn,
    } satisfies Sessions);

    app.addHook('onRequest', async (request, reply) => {
      // Static files and health checks declare no access and need nobody's name.
      if (request.routeOptions.config.access === undefined) return;
      const presented = request.cookies[name];
      const found = await readSession(app.database, presented, app.clock());
      request.session = found?.session ?? null;
      if (found?.renewed && presented) giveCookie(reply, presented);
    });

    const sweep = setInterval(() => {
      const now = app.clock();
      Promise.all([deleteExpiredSessions(app.database, now), deleteEndedAttempts(app.database, now)]).catch(
        (error: unknown) => app.log.warn({ err: error }, 'what has ended could not be removed'),
      );
    }, SWEEP_MS);
    sweep.unref();
    app.addHook('onClose', async () => clearInterval(sweep));
  },
  { name: 'session', dependencies: ['database', 'devices'] },
);

// Reads the session of each request from its cookie, and lets modules start, replace and end sessions.
import cookie, { type CookieSerializeOptions } from '@fastify/cookie';
import type { Appearance } from '@segue/contract';
import { APPEARANCE_COOKIE_S, appearanceCookie } from '@segue/contract/appearance';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { deleteEndedAttempts } from '../../database/attempts';
import { deleteEndedCounts } from '../../database/request-counts';
import type { Database } from '../../database/tables';
import { failure } from '../../failure';
import { everyHour } from '../../time';
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
import { deviceName } from './user-agent';

export type Sessions = {
  /** Starts a session in place of the browser's former one. `check` runs in the transaction and throws when the sign-in is over. */
  start: (
    request: FastifyRequest,
    reply: FastifyReply,
    userId: number,
    check: (transaction: Database) => Promise<void>,
  ) => Promise<void>;
  /** Ends every session of an account and starts a new one here, in one transaction with `change`; returns its result. */
  restart: <Changed>(
    request: FastifyRequest,
    reply: FastifyReply,
    userId: number,
    change: (transaction: Database) => Promise<Changed>,
  ) => Promise<{ changed: Changed; others: number }>;
  /** Ends the request's session and deletes its cookie. */
  end: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Reads the session again: it may have ended while the rest of the request was arriving. */
  reload: (request: FastifyRequest) => Promise<void>;
  /** Locks the session of this request until the transaction ends; throws `notSignedIn` when it has ended. */
  lock: (transaction: Database, request: FastifyRequest, userId: number) => Promise<void>;
  /** The hash of the session id in the cookie, without looking the session up; null without a valid id. */
  hashIn: (request: FastifyRequest) => string | null;
};

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions;
  }
  interface FastifyContextConfig {
    /** The session is neither read nor renewed: browsers send these requests by themselves, with cookies. */
    isAnonymous?: boolean;
  }
}

/** The user of the session, or `none`. The service worker deletes a user's copies when an answer names another user. */
const USER_HEADER = 'segue-user';

export const sessionPlugin = fp(
  async (app) => {
    await app.register(cookie);
    const { secure } = app.config;
    // Browsers accept __Host- cookies over https only; plain http is for local use.
    const name = secure ? '__Host-session' : 'segue-session';
    const options: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure };
    const setSessionCookie = (reply: FastifyReply, id: string) =>
      reply.setCookie(name, id, { ...options, maxAge: SESSION_IDLE_S });
    // The next page of this browser, such as that after a sign-in at a provider, is drawn as the account wants it.
    const rememberAppearance = (reply: FastifyReply, appearance: Appearance) =>
      reply.setCookie(appearanceCookie(secure), appearance, {
        ...options,
        httpOnly: false,
        maxAge: APPEARANCE_COOKIE_S,
      });

    const read = (request: FastifyRequest) =>
      readSession(app.database, request.cookies[name], app.clock(), app.config.passwordSignIn);
    const hashIn = (request: FastifyRequest) => {
      const id = request.cookies[name];
      return isOpaqueId(id) ? hashOf(id) : null;
    };
    const lock: Sessions['lock'] = async (transaction, request, userId) => {
      if (!(await lockSession(transaction, hashIn(request), userId))) failure('notSignedIn');
    };
    const startSession = async (transaction: Database, request: FastifyRequest, userId: number) => ({
      id: await insertSession(transaction, userId, app.clock(), deviceName(request.headers['user-agent'])),
      account: await transaction
        .selectFrom('users')
        .select(['id', 'password_updated_at', 'appearance'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow(),
    });

    app.decorateRequest('session', null);
    app.decorate('sessions', {
      start: async (request, reply, userId, check) => {
        const { id, account } = await app.database.transaction().execute(async (transaction) => {
          await check(transaction);
          await deleteSession(transaction, request.cookies[name]);
          return startSession(transaction, request, userId);
        });
        setSessionCookie(reply, id);
        reply.header(USER_HEADER, String(userId));
        app.devices.remember(request, reply, account);
        if (account.appearance) rememberAppearance(reply, account.appearance);
      },
      restart: async (request, reply, userId, change) => {
        const { id, account, ...result } = await app.database.transaction().execute(async (transaction) => {
          const changed = await change(transaction);
          await lock(transaction, request, userId);
          await deleteSession(transaction, request.cookies[name]);
          const others = await deleteSessionsOf(transaction, userId);
          return { changed, others, ...(await startSession(transaction, request, userId)) };
        });
        setSessionCookie(reply, id);
        app.devices.remember(request, reply, account);
        return result;
      },
      end: async (request, reply) => {
        await deleteSession(app.database, request.cookies[name]);
        reply.clearCookie(name, options);
      },
      reload: async (request) => {
        request.session = (await read(request))?.session ?? null;
      },
      lock,
      hashIn,
    } satisfies Sessions);

    app.addHook('onRequest', async (request, reply) => {
      // Static files and probes declare no access and need no session.
      const { access, isAnonymous } = request.routeOptions.config;
      if (access === undefined || isAnonymous) return;
      const presented = request.cookies[name];
      const found = await read(request);
      request.session = found?.session ?? null;
      reply.header(USER_HEADER, found ? String(found.session.userId) : 'none');
      if (found?.renewed && presented) setSessionCookie(reply, presented);
    });

    const sweep = () => {
      const now = app.clock();
      return Promise.all([
        deleteExpiredSessions(app.database, now),
        deleteEndedAttempts(app.database, now),
        deleteEndedCounts(app.database, now),
      ]);
    };
    everyHour(app, sweep, 'expired sessions and counts could not be deleted');
  },
  { name: 'session', dependencies: ['database', 'devices'] },
);

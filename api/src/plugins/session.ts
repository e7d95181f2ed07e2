// Who is asking: reads the session cookie, and starts and ends sessions for the modules.
import cookie, { type CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hashOf, isOpaqueId } from '../secrets/opaque-id';
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsOf,
  insertSession,
  readSession,
  SESSION_IDLE_S,
} from './session-store';

export type Sessions = {
  /** A new id for this person; whatever id the browser presented is dead afterwards. */
  start: (request: FastifyRequest, reply: FastifyReply, userId: number) => Promise<void>;
  /** Ends every session of an account and starts a new one here. */
  restart: (request: FastifyRequest, reply: FastifyReply, userId: number) => Promise<void>;
  /** Ends the presented session and takes the cookie away. */
  end: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
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

    const open = (request: FastifyRequest, userId: number, endOthers: boolean): Promise<string> =>
      app.database.transaction().execute(async (transaction) => {
        await deleteSession(transaction, request.cookies[name]);
        if (endOthers) await deleteSessionsOf(transaction, userId);
        return insertSession(transaction, userId, app.clock());
      });

    app.decorateRequest('session', null);
    app.decorate('sessions', {
      start: async (request, reply, userId) => void giveCookie(reply, await open(request, userId, false)),
      restart: async (request, reply, userId) => void giveCookie(reply, await open(request, userId, true)),
      end: async (request, reply) => {
        await deleteSession(app.database, request.cookies[name]);
        reply.clearCookie(name, options);
      },
      hashIn: (request) => {
        const id = request.cookies[name];
        return isOpaqueId(id) ? hashOf(id) : null;
      },
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
      deleteExpiredSessions(app.database, app.clock()).catch((error: unknown) =>
        app.log.warn({ err: error }, 'old sessions could not be removed'),
      );
    }, SWEEP_MS);
    sweep.unref();
    app.addHook('onClose', async () => clearInterval(sweep));
  },
  { name: 'session', dependencies: ['database'] },
);

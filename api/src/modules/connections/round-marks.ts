// The browser's half of a provider round: one short-lived cookie per round, a few rounds at a time.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from '@segue/contract';
import { hashOf, isOpaqueId } from '../../secrets/opaque-id';
import { forgetMark, liveMarks, TRANSACTION_LIFE_S } from './transactions';

const LIVE_ROUNDS_MAX = 5;
const STATE_MARK_CHARACTERS = 8;

export type RoundMarks = {
  give: (reply: FastifyReply, provider: Provider, state: string, mark: string) => void;
  /** What this browser holds for the state; it is used up by looking. */
  take: (request: FastifyRequest, reply: FastifyReply, provider: Provider, state: unknown) => string | null;
  /** Gives up the oldest rounds of a browser that has begun too many. */
  makeRoom: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
};

/** Cookies of rounds, named so that a state finds its own. */
export function createRoundMarks(app: FastifyInstance): RoundMarks {
  const { secure } = app.config;
  const prefix = secure ? '__Host-oauth-' : 'segue-oauth-';
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const nameOf = (provider: Provider, state: string) =>
    `${prefix}${provider}-${hashOf(state).slice(0, STATE_MARK_CHARACTERS)}`;

  return {
    give: (reply, provider, state, mark) =>
      void reply.setCookie(nameOf(provider, state), mark, { ...options, maxAge: TRANSACTION_LIFE_S }),

    take: (request, reply, provider, state) => {
      if (!isOpaqueId(state)) return null;
      const name = nameOf(provider, state);
      const mark = request.cookies[name];
      if (mark === undefined) return null;
      reply.clearCookie(name, options);
      return mark;
    },

    makeRoom: async (request, reply) => {
      const held = Object.entries(request.cookies).flatMap(([name, mark]) =>
        name.startsWith(prefix) && isOpaqueId(mark) ? [{ name, hash: hashOf(mark) }] : [],
      );
      if (held.length < LIVE_ROUNDS_MAX) return;
      const live = await liveMarks(
        app.database,
        held.map(({ hash }) => hash),
      );
      const kept = new Set(live.slice(-(LIVE_ROUNDS_MAX - 1)));
      for (const { name, hash } of held.filter((one) => !kept.has(one.hash))) {
        await forgetMark(app.database, hash);
        reply.clearCookie(name, options);
      }
    },
  };
}

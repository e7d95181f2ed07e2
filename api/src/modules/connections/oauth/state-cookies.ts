// State-binding cookies: each ties an OAuth flow to the browser that started it, so that no other browser can finish it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignInService } from '@segue/contract';
import { hashOf, isOpaqueId } from '../../../secrets/opaque-id';
import { FLOW_LIFETIME_S } from './repository';

const STATE_HASH_CHARACTERS = 8;

/** Cookies named after their state, so that flows in several tabs do not disturb one another. */
export function createStateCookies(app: FastifyInstance) {
  const { secure } = app.config;
  const prefix = secure ? '__Host-oauth-' : 'segue-oauth-';
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const nameOf = (provider: SignInService, state: string) =>
    `${prefix}${provider}-${hashOf(state).slice(0, STATE_HASH_CHARACTERS)}`;

  return {
    set: (reply: FastifyReply, provider: SignInService, state: string, value: string): void =>
      void reply.setCookie(nameOf(provider, state), value, { ...options, maxAge: FLOW_LIFETIME_S }),

    /** Reads the cookie of this state and clears it: it is good for one callback. */
    take: (request: FastifyRequest, reply: FastifyReply, provider: SignInService, state: unknown) => {
      if (!isOpaqueId(state)) return null;
      const name = nameOf(provider, state);
      const value = request.cookies[name];
      if (value === undefined) return null;
      reply.clearCookie(name, options);
      return value;
    },
  };
}

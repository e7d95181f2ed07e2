// Access tokens of signed-in users for their searches: soon or not at all, because a search can do without.
import type { Provider } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../time';
import { DomainError } from '../../failure';
import type { CallLog } from '../../providers/upstream-events';

export type UserTokens = ReturnType<typeof createUserTokens>;

/** A refresh that takes longer continues for the next search. */
const WAIT_MS = 500;
const REFUSED_MAX = 1000;

/** `message` is logged when a token cannot be read. */
export function createUserTokens({ accessTokens, log: ownLog }: FastifyInstance, message: string) {
  const refused = new LRUCache<string, string>({ max: REFUSED_MAX });
  const keyOf = (userId: number, provider: Provider) => `${userId}:${provider}`;

  async function read(userId: number, provider: Provider, log: CallLog): Promise<string | null> {
    try {
      const { token } = await accessTokens.of(userId, provider, log);
      return refused.get(keyOf(userId, provider)) === token ? null : token;
    } catch (error) {
      // The user is not connected, has to reconnect, or the provider does not answer.
      if (!(error instanceof DomainError)) ownLog.error({ err: error }, message);
      return null;
    }
  }

  return {
    /** Null when the user has no connection, or when its token is refused or takes too long. */
    find: (userId: number, provider: Provider, log: CallLog) =>
      atMost(WAIT_MS, read(userId, provider, log), null),
    /** The provider refused this token: searches no longer use it. */
    refuse: (userId: number, provider: Provider, token: string): void =>
      void refused.set(keyOf(userId, provider), token),
  };
}

// Cached answers of providers: the same questions at once share a request, and a stale answer is given while a provider fails.
import { descriptorOf, type Provider, type Track } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { failure } from '../../failure';
import {
  ProviderError,
  requireProvider,
  type AskedFor,
  type CatalogueTrack,
  type MusicProvider,
  type ProviderErrorKind,
} from '../../providers/music-provider';
import type { CallLog } from '../../providers/upstream-events';
import type { UserTokens } from './user-tokens';

type Question<Answer> = {
  provider: Provider;
  /** The cache key among all requests to this provider. */
  key: string;
  /** Null for requests of visitors. */
  userId: number | null;
  log: CallLog;
  ask: (provider: MusicProvider, asked: AskedFor) => Promise<Answer>;
};

type CacheTimes = {
  freshS: number;
  /** The maximum age of an answer that is used while a provider fails. */
  staleS: number;
  /** The size limit of all cached answers, as JSON. */
  maxCharacters: number;
};

type Cached<Answer> = { answer: Answer; at: number };

/** `refusals`: the errors that mean the user's token and not the question: the app's own token may ask. */
export function createProviderAnswers<Answer>(
  { providers, accessTokens, clock }: Pick<FastifyInstance, 'providers' | 'accessTokens' | 'clock'>,
  userTokens: UserTokens,
  { freshS, staleS, maxCharacters }: CacheTimes,
  {
    isKept = () => true,
    refusals = ['auth', 'forbidden'],
  }: {
    isKept?: (answer: Answer) => boolean;
    refusals?: readonly ProviderErrorKind[];
  } = {},
) {
  const cache = new LRUCache<string, Cached<Answer>>({
    maxSize: maxCharacters,
    sizeCalculation: ({ answer }) => JSON.stringify(answer).length,
  });
  const pending = new Map<string, Promise<Answer>>();

  const ageOf = (cached: Cached<Answer>) => (clock().getTime() - cached.at) / 1000;

  async function fetchAnswer(key: string, { provider, log, ask }: Question<Answer>, userToken?: string) {
    const cached = cache.get(key);
    try {
      const answer = await ask(requireProvider(providers, provider), { userToken, log });
      if (isKept(answer)) cache.set(key, { answer, at: clock().getTime() });
      return answer;
    } catch (error) {
      if (!(error instanceof ProviderError) || !cached || ageOf(cached) >= staleS) throw error;
      return cached.answer;
    }
  }

  function freshAnswer(key: string): Promise<Answer> | undefined {
    const cached = cache.get(key);
    return cached && ageOf(cached) < freshS ? Promise.resolve(cached.answer) : pending.get(key);
  }

  function load(key: string, question: Question<Answer>, userToken?: string): Promise<Answer> {
    const fresh = freshAnswer(key);
    if (fresh) return fresh;
    const answer = fetchAnswer(key, question, userToken).finally(() => pending.delete(key));
    pending.set(key, answer);
    return answer;
  }

  /** Asks with the user's token; undefined when that is not possible. The answers are cached for this user alone. */
  async function askForUser(userId: number, question: Question<Answer>): Promise<Answer | undefined> {
    const { provider, log } = question;
    const key = keyOf(question, userId);
    const fresh = freshAnswer(key);
    if (fresh) return fresh;
    const userToken = await userTokens.find(userId, provider, log);
    if (userToken === null) return undefined;
    try {
      return await load(key, question, userToken);
    } catch (error) {
      if (!(error instanceof ProviderError) || !refusals.includes(error.kind)) throw error;
      userTokens.refuse(userId, provider, userToken);
      return undefined;
    }
  }

  /** Rejects with the provider's error when no answer is cached. */
  return async function answer(question: Question<Answer>): Promise<Answer> {
    const { provider, userId, log } = question;
    const { searchesForUser } = requireProvider(providers, provider);
    if (descriptorOf(provider).searchNeedsConnection) {
      if (userId === null) return failure('notConnected');
      return accessTokens.askAsUser({ userId, provider, log }, (userToken) =>
        load(keyOf(question, userId), question, userToken),
      );
    }
    const forUser = userId !== null && searchesForUser ? await askForUser(userId, question) : undefined;
    return forUser === undefined ? load(keyOf(question), question) : forUser;
  };
}

const keyOf = ({ provider, key }: { provider: Provider; key: string }, userId?: number): string =>
  JSON.stringify([userId, provider, key]);

/** The browser marks favorites, so a cached answer has no data of a user. */
export const toTracks = (tracks: readonly CatalogueTrack[]): Track[] =>
  tracks.map((track) => ({ ...track, isFavorited: false }));

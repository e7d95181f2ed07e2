// Connects a provider with a form: the log-in is checked at the provider first, then kept encrypted like other tokens.
import type { Provider } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { countAttempt, takeBackAttempt, type Counter } from '../../database/attempts';
import { failure } from '../../failure';
import { ProviderError, requireProvider, type PasswordCredentials } from '../../providers/music-provider';
import type { CallLog } from '../../providers/upstream-events';
import { providerUnavailable } from '../provider-failure';
import { encryptTokens } from './encrypted-tokens';
import { saveConnection } from './repository';

const WINDOW_MS = 5 * 60_000;
const DAY_MS = 24 * 3_600_000;
/** It ends when the provider refuses it. */
const NEVER = new Date('9999-12-31T00:00:00Z');

export function createPasswordLogin({ database, providers, tokenCipher, clock, config }: FastifyInstance) {
  /** Wrong passwords count, so that nobody tries out those of another user of the provider. */
  const countersOf = (userId: number, provider: Provider, credentials: PasswordCredentials): Counter[] => [
    {
      about: `log-in to ${provider} by ${userId}`,
      limit: config.limits.currentPasswords,
      windowMs: WINDOW_MS,
    },
    {
      about: `log-in to ${provider} as ${'apiKey' in credentials ? '' : credentials.username.toLowerCase()}`,
      limit: config.limits.signInsPerAddressADay,
      windowMs: DAY_MS,
    },
  ];

  async function check(userId: number, provider: Provider, credentials: PasswordCredentials, log: CallLog) {
    const { login } = requireProvider(providers, provider);
    if (login.kind !== 'password') return failure('providerNotConfigured');
    const counters = countersOf(userId, provider, credentials);
    const startedAt = clock();
    const retryAfterS = await countAttempt(database, counters, startedAt);
    if (retryAfterS !== null) return failure('tooMany', { retryAfterS });
    let isRefused = false;
    try {
      return await login.signIn(credentials, log);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      log.warn({ err: error, provider, kind: error.kind }, 'a log-in to a provider failed');
      isRefused = error.kind === 'auth';
      return isRefused || error.kind === 'forbidden'
        ? failure('connectionRefused')
        : providerUnavailable(error);
    } finally {
      if (!isRefused) await takeBackAttempt(database, counters, startedAt);
    }
  }

  return async (userId: number, provider: Provider, credentials: PasswordCredentials, log: CallLog) => {
    const { userToken, displayName } = await check(userId, provider, credentials, log);
    const owner = { user_id: userId, provider };
    const now = clock().toISOString();
    const name = displayName?.replace(/\p{Cc}/gu, '') ?? null;
    // The second token is never used; it is encrypted anew with each log-in, which tells a newer one from the one that was refused.
    const tokens = { accessToken: userToken, refreshToken: userToken, expiresAt: NEVER, scope: '' };
    await saveConnection(database, {
      ...owner,
      // No identity: nobody signs in with it, and a household may share one log-in.
      provider_user_id: `${name ?? 'key'} of account ${userId}`,
      display_name: name,
      premium: null,
      scope: '',
      connected_at: now,
      authorized_at: now,
      ...encryptTokens(tokenCipher, owner, tokens),
      needs_reconnect: 0,
    });
  };
}

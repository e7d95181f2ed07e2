// Connects a provider with a form: the log-in is checked at the provider first, then kept encrypted like other tokens.
import type { Provider } from '@segue/contract';
import { cleanName } from '@segue/contract/cleaning';
import type { FastifyInstance } from 'fastify';
import { whileCounted, type Counter } from '../../database/attempts';
import { failure } from '../../failure';
import { requireProvider, type PasswordCredentials } from '../../providers/music-provider';
import type { CallLog } from '../../providers/upstream-events';
import { endRequest, providerUnavailable } from '../provider-failure';
import { connect } from './encrypted-tokens';

const WINDOW_MS = 5 * 60_000;
const DAY_MS = 24 * 3_600_000;
/** The connection ends when the provider refuses the log-in. */
const NEVER = new Date('9999-12-31T00:00:00Z');

export function createPasswordLogin(app: FastifyInstance) {
  const { database, providers, clock, config } = app;
  /** Wrong passwords count, so that nobody tries out those of another user of the provider. */
  const countersOf = (userId: number, provider: Provider, credentials: PasswordCredentials): Counter[] => {
    const { currentPasswords, signInsPerAddressADay } = config.limits;
    const name = 'apiKey' in credentials ? '' : credentials.username.toLowerCase();
    return [
      { about: `log-in to ${provider} by ${userId}`, limit: currentPasswords, windowMs: WINDOW_MS },
      { about: `log-in to ${provider} as ${name}`, limit: signInsPerAddressADay, windowMs: DAY_MS },
    ];
  };

  async function check(userId: number, provider: Provider, credentials: PasswordCredentials, log: CallLog) {
    const { login } = requireProvider(providers, provider);
    if (login.kind !== 'password') return failure('providerNotConfigured');
    const counters = countersOf(userId, provider, credentials);
    return whileCounted(database, [counters], clock(), (stayCounted) =>
      login.signIn(credentials, log).catch(
        endRequest(log, 'a log-in to a provider failed', provider, (error) => {
          if (error.kind === 'auth') stayCounted();
          if (error.kind === 'auth' || error.kind === 'forbidden') failure('connectionRefused');
          return providerUnavailable(error);
        }),
      ),
    );
  }

  return async (userId: number, provider: Provider, credentials: PasswordCredentials, log: CallLog) => {
    const { userToken, displayName } = await check(userId, provider, credentials, log);
    // The second token is never used; it is encrypted anew with each log-in, which tells a newer one from the one that was refused.
    const tokens = { accessToken: userToken, refreshToken: userToken, expiresAt: NEVER, scope: '' };
    // No identity is stored: the log-in cannot be used to sign in here, and a household may share it.
    const providerUserId = `${cleanName(displayName) || 'key'} of account ${userId}`;
    const profile = { providerUserId, displayName, premium: null };
    await connect(database, app, userId, { provider, profile, tokens });
  };
}

// The stored connection of a user, with whose token the provider is asked what only a user sees.
import type { Provider } from '@segue/contract';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Tables } from '../database/tables';
import { DomainError } from '../failure';
import { emailAddress } from '../modules/auth/email-address';
import { findUserByEmail } from '../modules/auth/repository';
import { createAccessTokens } from '../modules/connections/access-tokens';
import { createDatabaseAppTokenStore } from '../providers/app-token-store';
import { createDatabaseBackoff } from '../providers/shared-backoff';
import { createProviders, DEADLINES } from '../providers/create-providers';
import { NO_EVENTS } from '../providers/upstream-events';
import type { TokenCipher } from '../secrets/token-cipher';
import { CheckError, type UserConnection } from './report';

export type UserConnections = Awaited<ReturnType<typeof createUserConnections>>;

type Parts = { config: Config; database: Kysely<Tables>; tokenCipher: TokenCipher; clock: Clock };

/** Fails when no account has the email. */
export async function createUserConnections(
  { config, database, tokenCipher, clock }: Parts,
  email: string | undefined,
) {
  const owner = email === undefined ? undefined : await accountOf(database, email);
  const { providers, close } = createProviders(config, {
    clock,
    deadlines: DEADLINES,
    store: createDatabaseAppTokenStore(database, tokenCipher, clock),
    sharedBackoff: createDatabaseBackoff({ database, clock, report: () => undefined }),
    report: () => undefined,
    watch: () => NO_EVENTS,
  });
  const accessTokens = createAccessTokens({ database, providers, tokenCipher, clock });
  return {
    /** The newest connection to a provider, or that of the account with the email; null when there is none. */
    async find(provider: Provider): Promise<UserConnection | null> {
      const row = await database
        .selectFrom('connections')
        .select(['user_id', 'scope'])
        .where('provider', '=', provider)
        .$if(owner !== undefined, (query) => query.where('user_id', '=', owner ?? 0))
        .orderBy('authorized_at', 'desc')
        .executeTakeFirst();
      if (!row) return null;
      return {
        userId: row.user_id,
        scopes: row.scope.split(' ').filter((scope) => scope !== ''),
        token: () => tokenOf(row.user_id, () => accessTokens.of(row.user_id, provider)),
      };
    },
    close,
  };
}

async function accountOf(database: Kysely<Tables>, email: string): Promise<number> {
  const address = emailAddress(email);
  const user = address && (await findUserByEmail(database, address.key));
  if (!user) throw new CheckError('No account has this email: npm run server -- user list shows all.');
  return user.id;
}

async function tokenOf(userId: number, read: () => Promise<{ token: string }>): Promise<string> {
  try {
    return (await read()).token;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new CheckError(
      error.code === 'reconnectNeeded'
        ? `The connection of account ${userId} has ended: connect again in the account settings.`
        : `The token of account ${userId} could not be refreshed: ${error.message}`,
    );
  }
}

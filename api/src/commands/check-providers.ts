// The `check-providers` command: one search and one token per provider. It prints what the provider says, never a secret.
import {
  descriptorOf,
  nameProviders,
  PROVIDER_NAMES,
  providerRedirects,
  type Provider,
} from '@segue/contract';
import type { Kysely } from 'kysely';
import type { Clock } from '../time';
import type { Config } from '../config';
import { NotMigratedError, openMigrated } from '../database/connection';
import type { Tables } from '../database/tables';
import { DomainError } from '../failure';
import { emailAddress } from '../modules/auth/email-address';
import { createAccessTokens } from '../modules/connections/access-tokens';
import { createDatabaseAppTokenStore, createMemoryAppTokenStore } from '../providers/app-token-store';
import { createProviders, DEADLINES } from '../providers/create-providers';
import { ProviderError, requireProvider, type MusicProvider } from '../providers/music-provider';
import { configuredOf, foreignHosts } from '../providers/provider-settings';
import { createDatabaseBackoff, NO_SHARED_BACKOFF } from '../providers/shared-backoff';
import { NO_EVENTS } from '../providers/upstream-events';
import { secretKeyIn } from '../secrets/secret-key';
import { createTokenCipher } from '../secrets/token-cipher';

type Command = { email?: string | undefined; print: (line: string) => void; clock: Clock };

const QUERY = { query: 'love', limit: 1, offset: 0 };

/** Returns the exit code. `email`: the account whose connections are checked; by default the newest ones. */
export async function checkProviders(config: Config, { email, print, clock }: Command): Promise<number> {
  nameProviders(config.providers);
  const configured = configuredOf(config.providers);
  if (configured.length === 0) {
    print('No provider is configured. docs/providers.md says how to get credentials.');
    return 1;
  }
  const database = await openStored(config, print);
  const { providers, tokenOf, close } = createParts(config, database, clock);
  let failures = 0;
  const attempt = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      const found = await work();
      print(`  ✓ ${what}${typeof found === 'string' ? `: ${found}` : ''}`);
    } catch (error) {
      failures += 1;
      print(`  ✗ ${what}: ${reasonOf(error)}`);
    }
  };
  try {
    for (const id of configured) {
      const provider = requireProvider(providers, id);
      printHead(config, id, print);
      if (provider.describe) await attempt('the server answers', provider.describe);
      if (!descriptorOf(id).searchNeedsConnection) await attempt('search', () => provider.search(QUERY));
      const userId = database && (await findConnection(database, id, email));
      if (userId) {
        await attempt(`connection of account ${userId}`, async () =>
          askAs(provider, await tokenOf(userId, id)),
        );
      } else print('  – no connection is stored: connect once, then run this again');
    }
  } finally {
    await close();
    await database?.destroy();
  }
  print(failures === 0 ? '\nReady.' : '\nNot ready: fix what is marked ✗ and run this again.');
  return failures === 0 ? 0 : 1;
}

/** Without a database nothing is kept: each check then requests new tokens of the app. */
async function openStored(config: Config, print: Command['print']): Promise<Kysely<Tables> | null> {
  try {
    return await openMigrated({ url: config.databaseUrl, folder: config.dataDir });
  } catch (error) {
    if (!(error instanceof NotMigratedError)) throw error;
    print(`Nothing is stored yet: ${error.message}`);
    return null;
  }
}

function createParts(config: Config, database: Kysely<Tables> | null, clock: Clock) {
  const secret = database && (config.secretKey ?? secretKeyIn(config.dataDir));
  const tokenCipher = secret && createTokenCipher(secret, config.previousSecretKeys);
  const isStored = database && tokenCipher;
  const ignore = () => undefined;
  const { providers, close } = createProviders(config, {
    clock,
    deadlines: DEADLINES,
    store: isStored ? createDatabaseAppTokenStore(database, tokenCipher, clock) : createMemoryAppTokenStore(),
    sharedBackoff: database ? createDatabaseBackoff({ database, clock, report: ignore }) : NO_SHARED_BACKOFF,
    report: ignore,
    watch: () => NO_EVENTS,
  });
  const accessTokens = isStored && createAccessTokens({ database, providers, tokenCipher, clock });
  const tokenOf = async (userId: number, provider: Provider): Promise<string> =>
    accessTokens ? (await accessTokens.of(userId, provider)).token : '';
  return { providers, tokenOf, close };
}

function printHead(config: Config, id: Provider, print: Command['print']): void {
  const sandbox = foreignHosts(config.providers, id).join(' and ');
  print(`\n${PROVIDER_NAMES[id]}${sandbox && ` (a sandbox at ${sandbox})`}`);
  if (descriptorOf(id).login === 'oauth')
    print(`  – the redirect URI to register is ${config.publicUrl}${providerRedirects.callback(id)}`);
}

async function findConnection(database: Kysely<Tables>, provider: Provider, email: string | undefined) {
  const row = await database
    .selectFrom('connections')
    .innerJoin('users', 'users.id', 'connections.user_id')
    .select('user_id')
    .where('provider', '=', provider)
    .$if(email !== undefined, (query) =>
      query.where('users.email_key', '=', emailAddress(email ?? '')?.key ?? ''),
    )
    .orderBy('authorized_at', 'desc')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Checks what needs a user's token. */
const askAs = ({ login, search }: MusicProvider, userToken: string): Promise<unknown> =>
  login.kind === 'oauth' ? login.profile(userToken) : search({ ...QUERY, userToken });

function reasonOf(error: unknown): string {
  if (error instanceof ProviderError) return error.advice ?? error.message;
  if (error instanceof DomainError) return error.message;
  throw error;
}

// The `check-providers` command: calls the configured providers and prints what works and what to fix. It never prints a secret
// or a value of a profile, and starts no playback.
import {
  descriptorOf,
  nameProviders,
  PROVIDER_NAMES,
  providerRedirects,
  PROVIDERS,
  type Provider,
} from '@segue/contract';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock';
import type { Config } from '../config';
import { NotMigratedError, openMigrated } from '../database/connection';
import { createDatabaseAppTokenStore, createMemoryAppTokenStore } from '../providers/app-token-store';
import type { Tables } from '../database/tables';
import { checkProvider } from '../providers/create-providers';
import { configuredOf, foreignHosts, providerSettings } from '../providers/provider-settings';
import { secretKeyIn } from '../secrets/secret-key';
import { createTokenCipher } from '../secrets/token-cipher';
import { startProblem } from '../start-problem';
import { createUserConnections, type UserConnections } from './user-connection';
import { CheckError, createReport, type CheckContext, type Print, type Report } from './report';

type Stored = Pick<CheckContext, 'store'> & {
  connections: UserConnections | null;
  close: () => Promise<void>;
};

/**
 * Checks every configured provider; returns the exit code.
 * @param options.email The account whose connections are checked; by default the newest connections.
 */
export async function checkProviders(
  config: Config,
  { email, print, clock }: { email?: string | undefined; print: Print; clock: Clock },
): Promise<number> {
  nameProviders(config.providers);
  const configured = configuredOf(config.providers);
  if (configured.length === 0) {
    print('No provider is configured. Set in .env, for one of them or more:');
    for (const provider of PROVIDERS) print(`  ${PROVIDER_NAMES[provider]}: ${settingsOf(provider)}`);
    print('docs/providers.md says how to get them.');
    return 1;
  }
  const report = createReport(print);
  const stored = await openStored(config, { email, report, print, clock });
  try {
    const ready: Provider[] = [];
    for (const provider of configured) {
      if (await check(provider, { config, stored, print, clock })) ready.push(provider);
    }
    const isReady = ready.length === configured.length && !report.hasFailed();
    print(
      isReady ? `\n${readyText(config, ready)}` : '\nNot ready: fix what is marked ✗ and run this again.',
    );
    return isReady ? 0 : 1;
  } finally {
    await stored.close();
  }
}

/** The stored app tokens and connections; without a usable database nothing is kept. */
async function openStored(
  config: Config,
  { email, report, print, clock }: { email: string | undefined; report: Report; print: Print; clock: Clock },
): Promise<Stored> {
  const nothing = { store: createMemoryAppTokenStore(), connections: null, close: async () => undefined };
  print('Database');
  let opened: Kysely<Tables> | undefined;
  try {
    const database = (opened = await openMigrated({ url: config.databaseUrl, folder: config.dataDir }));
    const secret = config.secretKey ?? secretKeyIn(config.dataDir);
    const tokenCipher = createTokenCipher(secret, config.previousSecretKeys);
    const connections = await createUserConnections({ config, database, tokenCipher, clock }, email);
    report.passed('it works; app tokens and connections are read from it');
    return {
      store: createDatabaseAppTokenStore(database, tokenCipher, clock),
      connections,
      close: async () => {
        await connections.close();
        await database.destroy();
      },
    };
  } catch (error) {
    await opened?.destroy();
    if (error instanceof NotMigratedError) {
      report.noted(
        'Segue has not run with it yet: each run of this check requests new app tokens until it has',
      );
    } else report.failed(error instanceof CheckError ? error.message : startProblem(error, config));
    return nothing;
  }
}

async function check(
  provider: Provider,
  { config, stored, print, clock }: { config: Config; stored: Stored; print: Print; clock: Clock },
): Promise<boolean> {
  const report = createReport(print);
  const foreign = foreignHosts(config.providers, provider).join(' and ');
  print(`\n${PROVIDER_NAMES[provider]}${foreign === '' ? '' : ` (a sandbox at ${foreign})`}`);
  const { publicUrl } = config;
  const redirectUri = publicUrl + providerRedirects.callback(provider);
  const context: CheckContext = {
    provider,
    publicUrl,
    redirectUri,
    report,
    store: stored.store,
    clock,
    noteRedirectUri: (page) => {
      const dashboard = foreign === '' ? page : null;
      report.noted(
        dashboard === null
          ? `the redirect URI is ${redirectUri}`
          : `register this redirect URI at ${dashboard}, character by character: ${redirectUri}`,
      );
      return dashboard;
    },
    connection: async () => {
      const found = (await stored.connections?.find(provider)) ?? null;
      if (found) return found;
      report.noted(
        `no connection is stored: connect ${PROVIDER_NAMES[provider]} in your Segue once and run this again, to check what only users see`,
      );
      return null;
    },
  };
  try {
    await checkProvider(context, config.providers);
  } catch (error) {
    if (!(error instanceof CheckError)) throw error;
    report.failed(error.message, error.hints);
  }
  return !report.hasFailed();
}

function readyText(config: Config, ready: readonly Provider[]): string {
  const missing = PROVIDERS.filter((id) => !descriptorOf(id).isOptional && !ready.includes(id));
  return [
    `Ready: ${ready.map((provider) => PROVIDER_NAMES[provider]).join(' and ')}.`,
    ...missing.map(
      (provider) => `${PROVIDER_NAMES[provider]} is not configured: set ${settingsOf(provider)} to add it.`,
    ),
    ...(ready.some((provider) => foreignHosts(config.providers, provider).length > 0)
      ? ['A sandbox answered: this says nothing about real accounts.']
      : []),
  ].join(' ');
}

const settingsOf = (provider: Provider): string =>
  providerSettings[provider].variables.required.join(' and ');

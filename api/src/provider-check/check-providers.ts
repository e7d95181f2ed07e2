// The `check-providers` command: calls the configured providers and prints what works and what to fix. It never prints a secret
// or a value of a profile, and starts no playback.
import { PROVIDER_NAMES, PROVIDERS, type Provider } from '@segue/contract';
import type { Clock } from '../clock';
import { readConfig, type Config } from '../config';
import { NotMigratedError, openMigrated } from '../database/connection';
import { createDatabaseAppTokenStore, createMemoryAppTokenStore } from '../providers/app-token-store';
import { secretKeyIn } from '../secrets/secret-key';
import { createTokenCipher } from '../secrets/token-cipher';
import { startProblem } from '../start-problem';
import { checkSoundCloud } from './check-soundcloud';
import { checkSpotify } from './check-spotify';
import type { CheckContext } from './context';
import { createUserConnections, type UserConnections } from './user-connection';
import { CheckError, createReport, type Print, type Report } from './report';

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
  const configured = PROVIDERS.filter((provider) => config[provider]);
  if (configured.length === 0) {
    print('No provider is configured. Set in .env, for one of them or both:');
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
  try {
    const database = await openMigrated({ url: config.databaseUrl, folder: config.dataDir });
    const secret = config.secretKey ?? secretKeyIn(config.dataDir);
    const tokenCipher = createTokenCipher(secret, config.previousSecretKeys);
    try {
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
      await database.destroy();
      throw error;
    }
  } catch (error) {
    if (error instanceof NotMigratedError) {
      report.noted(
        'Segue has not run with it yet: each run of this check requests new app tokens until it has',
      );
      return nothing;
    }
    report.failed(error instanceof CheckError ? error.message : startProblem(error, config));
    return nothing;
  }
}

async function check(
  provider: Provider,
  { config, stored, print, clock }: { config: Config; stored: Stored; print: Print; clock: Clock },
): Promise<boolean> {
  const report = createReport(print);
  const foreign = foreignHostsOf(config, provider);
  print(`\n${PROVIDER_NAMES[provider]}${foreign === '' ? '' : ` (a sandbox at ${foreign})`}`);
  const connection = async (): Promise<Awaited<ReturnType<CheckContext['connection']>>> => {
    const found = (await stored.connections?.find(provider)) ?? null;
    if (!found) {
      report.noted(
        `no connection is stored: sign in to your Segue with ${PROVIDER_NAMES[provider]} once and run this again, to check what only users see`,
      );
    }
    return found;
  };
  try {
    const { store } = stored;
    const context: CheckContext = { config, report, store, clock, isReal: foreign === '', connection };
    const { spotify, soundcloud } = config;
    if (provider === 'spotify' && spotify) await checkSpotify(context, spotify);
    if (provider === 'soundcloud' && soundcloud) await checkSoundCloud(context, soundcloud);
  } catch (error) {
    if (!(error instanceof CheckError)) throw error;
    report.failed(error.message, error.hints);
  }
  return !report.hasFailed();
}

/** A provider without credentials has no addresses either. */
const ANY_CREDENTIALS = {
  SPOTIFY_CLIENT_ID: 'any',
  SPOTIFY_CLIENT_SECRET: 'any',
  SOUNDCLOUD_CLIENT_ID: 'any',
  SOUNDCLOUD_CLIENT_SECRET: 'any',
};

/** The configured hosts that are not the provider's own, such as a sandbox's; empty for the real provider. */
function foreignHostsOf(config: Config, provider: Provider): string {
  const own = readConfig(ANY_CREDENTIALS);
  const [configured, real] = [addressesOf(config, provider), addressesOf(own, provider)];
  const foreign = configured.filter((address) => !real.includes(address));
  return [...new Set(foreign.map((address) => new URL(address).host))].join(' and ');
}

function addressesOf({ spotify, soundcloud }: Config, provider: Provider): string[] {
  const addresses =
    provider === 'spotify'
      ? [spotify?.accountsUrl, spotify?.apiUrl, spotify?.sdkUrl]
      : [soundcloud?.authUrl, soundcloud?.apiUrl, soundcloud?.widgetScriptUrl, soundcloud?.widgetPlayerUrl];
  return addresses.filter((address) => address !== undefined);
}

function readyText(config: Config, ready: readonly Provider[]): string {
  const missing = PROVIDERS.filter((provider) => !ready.includes(provider));
  return [
    `Ready: ${ready.map((provider) => PROVIDER_NAMES[provider]).join(' and ')}.`,
    ...missing.map(
      (provider) => `${PROVIDER_NAMES[provider]} is not configured: set ${settingsOf(provider)} to add it.`,
    ),
    ...(ready.some((provider) => foreignHostsOf(config, provider) !== '')
      ? ['A sandbox answered: this says nothing about real accounts.']
      : []),
  ].join(' ');
}

function settingsOf(provider: Provider): string {
  const prefix = provider.toUpperCase();
  return `${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET`;
}

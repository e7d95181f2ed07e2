// Reads the environment into one frozen configuration.
import { descriptorOf } from '@segue/contract';
import {
  allowedHosts,
  databaseUrl,
  httpsUrl,
  LOOPBACK_HOSTS,
  proxies,
  remoteApiOrigins,
  remoteNames,
  remotesUrl,
  securityContact,
} from './config-addresses';
import { readLimits, readTimeLimits } from './config-limits';
import { recordReads, refuseUnknown } from './config-names';
import {
  addressOf,
  fail,
  flag,
  list,
  oneOf,
  origins,
  text,
  wholeNumber,
  type Environment,
} from './config-values';
import { configuredOf, foreignHosts, mapConfigured, readProviders } from './providers/provider-settings';

export type Config = ReturnType<typeof readConfig>;
const LINK_HOSTS = 'open.spotify.com,soundcloud.com,www.soundcloud.com,m.soundcloud.com,on.soundcloud.com';
const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
const SECRET_MIN_CHARACTERS = 32;
const TOKEN_MIN_CHARACTERS = 16;

/** Reads and validates the environment; fails with one sentence that names the variable. */
export function readConfig(environment: Environment) {
  const { env, read } = recordReads(environment);
  const config = readSettings(env);
  refuseUnknown(environment, read);
  return deepFreeze(config);
}

function readSettings(env: Environment) {
  const port = wholeNumber(env, 'PORT', { fallback: 4000, min: 0, max: 65_535 });
  const publicUrl = addressOf(env, 'PUBLIC_URL', `http://127.0.0.1:${port}`);
  const { pathname, protocol, hostname } = new URL(publicUrl);
  if (pathname !== '/') fail('PUBLIC_URL', 'must be an origin without a path');
  const isProduction = env['NODE_ENV'] === 'production';
  // Over http a cookie can be neither Secure nor __Host-; that is acceptable on a loopback address only.
  if (isProduction && protocol !== 'https:' && !LOOPBACK_HOSTS.includes(hostname)) {
    fail('PUBLIC_URL', `must begin with https:// in production, not be "${publicUrl}"`);
  }
  const secretKey = text(env, 'SEGUE_SECRET_KEY', '') || null;
  if (secretKey !== null && secretKey.length < SECRET_MIN_CHARACTERS) {
    fail('SEGUE_SECRET_KEY', `must have at least ${SECRET_MIN_CHARACTERS} characters`);
  }
  const previousSecretKeys = list(text(env, 'SEGUE_PREVIOUS_SECRET_KEYS', ''));
  if (previousSecretKeys.some((key) => key.length < SECRET_MIN_CHARACTERS)) {
    fail('SEGUE_PREVIOUS_SECRET_KEYS', `must be keys of at least ${SECRET_MIN_CHARACTERS} characters`);
  }
  const raisedLimits = flag(env, 'SEGUE_RAISED_LIMITS');
  if (raisedLimits && (isProduction || publicUrl.startsWith('https:'))) {
    fail('SEGUE_RAISED_LIMITS', 'is for tests and refused in production');
  }

  // The host of track pages is always an allowed link host.
  const openUrl = addressOf(env, 'SPOTIFY_OPEN_URL', 'https://open.spotify.com');
  const demoCatalogue = flag(env, 'DEMO_CATALOGUE');
  const providers = readProviders(env);
  const imageHosts = mapConfigured(providers, (settings) => settings.imageHosts)
    .flat()
    .join(',');
  const host = text(env, 'HOST', '127.0.0.1');

  return {
    port,
    host,
    /** The public origin, without a trailing slash. */
    publicUrl,
    /** True when the public address is https: HSTS, upgrade-insecure-requests and Secure cookies follow. */
    secure: publicUrl.startsWith('https:'),
    /** HSTS binds every subdomain of the public host too. */
    hstsSubdomains: flag(env, 'HSTS_INCLUDE_SUBDOMAINS'),
    /** Host names, without ports, that requests may have. */
    allowedHosts: allowedHosts(env, host, hostname),
    /** Null means SQLite in `dataDir`. */
    databaseUrl: databaseUrl(env, 'DATABASE_URL'),
    /** The most connections to PostgreSQL; more requests at once wait for one. */
    databasePool: wholeNumber(env, 'DATABASE_POOL', { fallback: 10, min: 1, max: 1000 }),
    dataDir: text(env, 'SEGUE_DATA_DIR', './data'),
    /** Otherwise the server starts only with a database that `migrate` has upgraded. */
    migrateAtStart: flag(env, 'MIGRATE_AT_START', '1'),
    distDir: text(env, 'SEGUE_DIST', './dist'),
    /** Address below which the remotes are, without a trailing slash; null = the folder `remotes` in `distDir`. */
    remotesUrl: remotesUrl(env, 'REMOTES_URL'),
    /** The names of the remotes there; empty = those in the folder. */
    remotes: remoteNames(env, 'REMOTES'),
    /** What a page may call besides this server, while the remote is in its registry. */
    remoteApiOrigins: remoteApiOrigins(env, 'REMOTE_API_ORIGINS'),
    /** Opens /metrics to other machines; null = to this machine only. */
    metricsToken: metricsToken(env, 'METRICS_TOKEN'),
    /** How often an open page asks for newer remotes, besides when it gets the focus. */
    registryRefreshSeconds: wholeNumber(env, 'REGISTRY_REFRESH_SECONDS', {
      fallback: 300,
      min: 5,
      max: 86_400,
    }),
    /** Null means a key kept in `dataDir`. */
    secretKey,
    /** Former keys: they decrypt existing data and encrypt nothing new. */
    previousSecretKeys,
    supportEmail: text(
      env,
      'SUPPORT_EMAIL',
      `support@${/\.[a-z]{2,}$/i.test(hostname) ? hostname : 'example.com'}`,
    ),
    /** Contact and policy in /.well-known/security.txt. */
    securityContact: securityContact(env, text(env, 'SUPPORT_EMAIL', '')),
    securityPolicyUrl: httpsUrl(env, 'SECURITY_POLICY_URL'),
    demoCatalogue,
    /** No list, playlist or queue holds tracks of both providers. */
    separateProviders: flag(env, 'SEPARATE_PROVIDERS'),
    raisedLimits,
    /** Browsers keep the page and the user's lists for the time without network; otherwise they remove what they kept. */
    offlineCopies: flag(env, 'OFFLINE_COPIES', '1'),
    /** Pages have /diagnostics and may run a remote from a loopback address. */
    diagnostics: flag(env, 'DIAGNOSTICS'),
    timeLimits: readTimeLimits(env),
    /** How long the server answers requests after SIGTERM while /readyz says 503: until every balancer has seen it. */
    drainSeconds: wholeNumber(env, 'DRAIN_SECONDS', { fallback: 0, min: 0, max: 300 }),
    limits: readLimits(env, { demo: demoCatalogue, raised: raisedLimits }),
    /** A server with the API of LRCLIB, without a trailing slash; null = no lyrics. */
    lyricsUrl: text(env, 'LYRICS_URL', '') === '' ? null : addressOf(env, 'LYRICS_URL', ''),
    /** Per network. Demo mode has no provider quota to protect. */
    searchesPerMinute: wholeNumber(env, 'SEARCHES_PER_MINUTE', {
      fallback: demoCatalogue || raisedLimits ? 1000 : 80,
      min: 1,
      max: 100_000,
    }),
    /** Days after which a stored copy of a track is deleted, unless it was refreshed. */
    trackCopyDays: wholeNumber(env, 'TRACK_COPY_DAYS', { fallback: 30, min: 1, max: 30 }),
    /** Proxies whose X-Forwarded-* headers are trusted; none by default. */
    trustedProxies: proxies(env, 'TRUSTED_PROXIES'),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    imageHosts: origins(env, 'PROVIDER_IMAGE_HOSTS', imageHosts),
    linkHosts: [...new Set([...origins(env, 'PROVIDER_LINK_HOSTS', LINK_HOSTS), new URL(openUrl).origin])],
    /** Where Spotify's public pages are, without a trailing slash. */
    spotifyOpenUrl: openUrl,
    /** Null when the server is not configured for it. */
    providers,
  };
}

function metricsToken(env: Environment, name: string): string | null {
  const token = text(env, name, '');
  if (token !== '' && token.length < TOKEN_MIN_CHARACTERS) {
    fail(name, `must have at least ${TOKEN_MIN_CHARACTERS} characters`);
  }
  return token || null;
}

/**
 * Whether others may see the music of several companies in one list, which they forbid without their permission: a reason for a
 * warning at the start, and for nothing else.
 */
export function mixesPublicly({ providers, publicUrl, separateProviders }: Config): boolean {
  const companies = configuredOf(providers).filter(
    (id) => descriptorOf(id).login === 'oauth' && foreignHosts(providers, id).length === 0,
  );
  return companies.length > 1 && !separateProviders && !LOOPBACK_HOSTS.includes(new URL(publicUrl).hostname);
}

function deepFreeze<T extends object>(value: T): Readonly<T> {
  for (const inner of Object.values(value)) {
    if (typeof inner === 'object' && inner !== null) deepFreeze(inner as object);
  }
  return Object.freeze(value);
}

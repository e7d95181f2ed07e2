import { descriptorOf, PROVIDERS } from '@segue/contract';
import { z } from 'zod';
import {
  address,
  ConfigError,
  contact,
  flag,
  hostNames,
  list,
  LOOPBACK_HOSTS,
  origins,
  parseVariables,
  proxies,
  remoteApis,
  safeAddress,
  variablesOf,
  wholeNumber,
  type Environment,
} from './config/fields';
import { limitVariables, readLimits } from './config/limits';
import {
  configuredOf,
  foreignHosts,
  mapConfigured,
  providerSettings,
  readProviders,
} from './providers/provider-settings';
import { readSignIn } from './providers/sign-in-settings';

export type Config = Readonly<ReturnType<typeof readConfig>>;

const LINK_HOSTS = PROVIDERS.flatMap((provider) => providerSettings[provider].linkHosts ?? []).join(',');
const SECRET_MIN_CHARACTERS = 32;
const TOKEN_MIN_CHARACTERS = 16;

/** Each field names its variable. */
const settings = z
  .object({
    production: z
      .string()
      .default('')
      .transform((value) => value === 'production')
      .describe('NODE_ENV'),
    port: wholeNumber(0, 65_535).default(4000).describe('PORT'),
    host: z.string().default('127.0.0.1').describe('HOST'),
    /** The public origin, without a trailing slash. */
    publicUrl: address.optional().describe('PUBLIC_URL'),
    /** HSTS binds every subdomain of the public host too. */
    hstsSubdomains: flag.default(false).describe('HSTS_INCLUDE_SUBDOMAINS'),
    /** Host names, without ports, that requests may have. */
    allowedHosts: hostNames.default([]).describe('ALLOWED_HOSTS'),
    /** Null means SQLite in `dataDir`. */
    databaseUrl: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must be an address that begins with postgres://' })
      .nullable()
      .default(null)
      .describe('DATABASE_URL'),
    /** The most connections to PostgreSQL; more requests at once wait for one. */
    databasePool: wholeNumber(1, 1000).default(10).describe('DATABASE_POOL'),
    dataDir: z.string().default('./data').describe('SEGUE_DATA_DIR'),
    /** Otherwise the server starts only with a database that `migrate` has upgraded. */
    migrateAtStart: flag.default(true).describe('MIGRATE_AT_START'),
    distDir: z.string().default('./dist').describe('SEGUE_DIST'),
    /** Address below which the remotes are; null = the folder `remotes` in `distDir`. */
    remotesUrl: safeAddress.nullable().default(null).describe('REMOTES_URL'),
    /** The names of the remotes at that address; empty = those in the folder. */
    remotes: list
      .pipe(z.array(z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be a list such as search,legal')))
      .default([])
      .describe('REMOTES'),
    /** The address that pages may connect to besides this server, while the remote is in the registry. */
    remoteApiOrigins: remoteApis.default([]).describe('REMOTE_API_ORIGINS'),
    /** Opens /metrics to other machines; null = to this machine only. */
    metricsToken: z.string().min(TOKEN_MIN_CHARACTERS).nullable().default(null).describe('METRICS_TOKEN'),
    /** How often an open page asks for newer remotes, besides when it gets the focus. */
    registryRefreshSeconds: wholeNumber(5, 86_400).default(300).describe('REGISTRY_REFRESH_SECONDS'),
    /** Null means a key kept in `dataDir`. */
    secretKey: z.string().min(SECRET_MIN_CHARACTERS).nullable().default(null).describe('SEGUE_SECRET_KEY'),
    /** Previous keys: they still decrypt stored data and encrypt nothing new. */
    previousSecretKeys: list
      .pipe(z.array(z.string().min(SECRET_MIN_CHARACTERS)))
      .default([])
      .describe('SEGUE_PREVIOUS_SECRET_KEYS'),
    supportEmail: z.email().optional().describe('SUPPORT_EMAIL'),
    /** Contact and policy in /.well-known/security.txt. */
    securityContact: contact.optional().describe('SECURITY_CONTACT'),
    securityPolicyUrl: safeAddress.nullable().default(null).describe('SECURITY_POLICY_URL'),
    demoCatalogue: flag.default(false).describe('DEMO_CATALOGUE'),
    /** No list, playlist or queue holds tracks of both providers. */
    separateProviders: flag.default(false).describe('SEPARATE_PROVIDERS'),
    raisedLimits: flag.default(false).describe('SEGUE_RAISED_LIMITS'),
    /** Who may create an account. */
    registration: z
      .enum(['open', 'invite', 'closed'], 'must be open, invite or closed')
      .optional()
      .describe('REGISTRATION'),
    /** Whether users may make invite links. */
    userInvites: flag.default(false).describe('USER_INVITES'),
    /** Whether browsers keep copies of the page and the user's lists for offline use; otherwise they delete such copies. */
    offlineCopies: flag.default(true).describe('OFFLINE_COPIES'),
    /** Timeouts for receiving the headers and the whole request. */
    headersSeconds: wholeNumber(1, 600).default(10).describe('LIMIT_HEADERS_SECONDS'),
    requestSeconds: wholeNumber(1, 3600).default(30).describe('LIMIT_REQUEST_SECONDS'),
    /** How long the server answers requests after SIGTERM while /readyz says 503: until every balancer has seen it. */
    drainSeconds: wholeNumber(0, 300).default(0).describe('DRAIN_SECONDS'),
    /** A server with the API of LRCLIB, without a trailing slash; null = no lyrics. */
    lyricsUrl: address.nullable().default(null).describe('LYRICS_URL'),
    /** Where the listens of users go who turn that on, without a trailing slash. */
    listenBrainzUrl: address.default('https://api.listenbrainz.org').describe('LISTENBRAINZ_URL'),
    /** Whether users may name another server. This server then sends requests to addresses of theirs. */
    listenBrainzOwnServers: flag.default(false).describe('LISTENBRAINZ_OWN_SERVERS'),
    /** Limits count per network. */
    searchesPerMinute: wholeNumber(1, 100_000).optional().describe('SEARCHES_PER_MINUTE'),
    /** Days after which a stored copy of a track is deleted, unless it was refreshed. */
    trackCopyDays: wholeNumber(1, 30).default(30).describe('TRACK_COPY_DAYS'),
    /** Proxies whose X-Forwarded-* headers are trusted; none by default. */
    trustedProxies: proxies.default([]).describe('TRUSTED_PROXIES'),
    logLevel: z
      .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'])
      .default('info')
      .describe('LOG_LEVEL'),
    imageHosts: origins.optional().describe('PROVIDER_IMAGE_HOSTS'),
    linkHosts: origins.prefault(LINK_HOSTS).describe('PROVIDER_LINK_HOSTS'),
    /** Where Spotify's public pages are, without a trailing slash. */
    spotifyOpenUrl: address.default('https://open.spotify.com').describe('SPOTIFY_OPEN_URL'),
  })
  .refine(({ publicUrl }) => !publicUrl || new URL(publicUrl).pathname === '/', {
    path: ['publicUrl'],
    error: 'has a path, but Segue needs a host name of its own, such as https://music.example.com',
  })
  // Over http a cookie can be neither Secure nor __Host-; that is acceptable on a loopback address only.
  .refine(({ publicUrl, production }) => !production || safeAddress.optional().safeParse(publicUrl).success, {
    path: ['publicUrl'],
    error: 'must begin with https:// in production',
  })
  .refine(({ raisedLimits, production, publicUrl }) => !raisedLimits || !(production || isHttps(publicUrl)), {
    path: ['raisedLimits'],
    error: 'is for tests and refused in production',
  })
  .refine(({ headersSeconds, requestSeconds }) => headersSeconds <= requestSeconds, {
    path: ['requestSeconds'],
    error: 'must be at least LIMIT_HEADERS_SECONDS',
  });

const isHttps = (url: string | undefined): boolean => url?.startsWith('https:') ?? false;

/** Reads and validates the environment; fails with one sentence that names the variable. */
export function readConfig(env: Environment) {
  refuseUnknown(env);
  const { production: _, headersSeconds, requestSeconds, ...read } = parseVariables(settings, env);
  const { demoCatalogue: demo, raisedLimits: raised, supportEmail, publicUrl: given } = read;
  const publicUrl = given ?? `http://127.0.0.1:${read.port}`;
  const { hostname } = new URL(publicUrl);
  const providers = readProviders(env);
  const isLocal = [read.host, `[${read.host}]`, hostname].some((host) => LOOPBACK_HOSTS.includes(host));
  const registration = read.registration ?? (demo || LOOPBACK_HOSTS.includes(hostname) ? 'open' : 'invite');
  const hosts = read.allowedHosts.map((host) => host.toLowerCase());
  return {
    ...read,
    publicUrl,
    /** True when the public address is https: HSTS, upgrade-insecure-requests and Secure cookies follow. */
    secure: isHttps(publicUrl),
    // Other names that resolve to this machine are refused: DNS rebinding.
    allowedHosts: [...new Set([hostname, ...(isLocal ? LOOPBACK_HOSTS : []), ...hosts])],
    supportEmail: supportEmail ?? `support@${/\.[a-z]{2,}$/i.test(hostname) ? hostname : 'example.com'}`,
    registration,
    /** Only where an invite would open the registration to somebody. */
    userInvites: read.userInvites && registration === 'invite',
    securityContact: read.securityContact ?? (supportEmail === undefined ? null : `mailto:${supportEmail}`),
    timeLimits: { headersMs: headersSeconds * 1000, requestMs: requestSeconds * 1000 },
    limits: readLimits(env, { demo, raised }),
    searchesPerMinute: read.searchesPerMinute ?? (demo || raised ? 1000 : 80),
    imageHosts:
      read.imageHosts ?? origins.parse(mapConfigured(providers, ({ imageHosts }) => imageHosts).join(',')),
    // The host of track pages is always an allowed link host.
    linkHosts: [...new Set([...read.linkHosts, new URL(read.spotifyOpenUrl).origin])],
    /** Null when the server is not configured for the provider, or for OpenID Connect. */
    providers,
    ...readSignIn(env, read.trustedProxies, providers),
  };
}

/** Read only by the start scripts and the tests. */
const READ_ELSEWHERE = ['SEGUE_VERBOSE', 'SEGUE_SOAK'];

/** A typing error would otherwise silently mean the default. */
function refuseUnknown(env: Environment): void {
  const known = [...variablesOf(settings).map(([, name]) => name), ...limitVariables(), ...READ_ELSEWHERE];
  const unknown = Object.keys(env).find(
    (name) => /^(SEGUE|LIMIT)_/.test(name) && !known.includes(name) && env[name]?.trim(),
  );
  if (unknown !== undefined) throw new ConfigError(`${unknown} is not a setting: see .env.example.`);
}

/** Whether one list may show the music of several companies. Their terms forbid it, so the server warns at the start. */
export function mixesPublicly({ providers, publicUrl, separateProviders }: Config): boolean {
  const companies = configuredOf(providers).filter(
    (id) => descriptorOf(id).login === 'oauth' && foreignHosts(providers, id).length === 0,
  );
  return companies.length > 1 && !separateProviders && !LOOPBACK_HOSTS.includes(new URL(publicUrl).hostname);
}

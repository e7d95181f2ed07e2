// Environment → one frozen configuration. The only file of the product that names provider hosts.
import { readLimits } from './config-limits';
import { addressOf, fail, flag, oneOf, origins, text, wholeNumber, type Environment } from './config-values';

export type Config = ReturnType<typeof readConfig>;
export type SpotifyConfig = Config['spotify'];
export type SoundCloudConfig = Config['soundcloud'];

const IMAGE_HOSTS = 'i.scdn.co,mosaic.scdn.co,*.spotifycdn.com,*.sndcdn.com';
const LINK_HOSTS = 'open.spotify.com,soundcloud.com,www.soundcloud.com,m.soundcloud.com,on.soundcloud.com';
const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
const SECRET_MIN_CHARACTERS = 32;
const LOOPBACK_HOSTS = ['127.0.0.1', 'localhost', '[::1]'];

/** Reads and checks the environment; throws one sentence that names the wrong variable. */
export function readConfig(env: Environment) {
  const port = wholeNumber(env, 'PORT', { fallback: 4000, min: 0, max: 65_535 });
  const publicUrl = addressOf(env, 'PUBLIC_URL', `http://127.0.0.1:${port}`);
  const { pathname, protocol, hostname } = new URL(publicUrl);
  if (pathname !== '/') fail('PUBLIC_URL', 'must be an origin without a path');
  const isProduction = env['NODE_ENV'] === 'production';
  // Over plain http cookies can be neither Secure nor bound to the host; what never leaves this machine needs neither.
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

  // Track pages live here whatever the list of hosts says.
  const openUrl = addressOf(env, 'SPOTIFY_OPEN_URL', 'https://open.spotify.com');
  const demoCatalogue = flag(env, 'DEMO_CATALOGUE');

  return deepFreeze({
    port,
    host: text(env, 'HOST', '127.0.0.1'),
    /** The origin people type, without a trailing slash. */
    publicUrl,
    /** True when the public address is https: HSTS, upgrade-insecure-requests and Secure cookies follow. */
    secure: publicUrl.startsWith('https:'),
    /** Null means SQLite in `dataDir`. */
    databaseUrl: text(env, 'DATABASE_URL', '') || null,
    dataDir: text(env, 'SEGUE_DATA_DIR', './data'),
    distDir: text(env, 'SEGUE_DIST', './dist'),
    /** Null means a key kept in `dataDir`. */
    secretKey,
    /** Open what was encrypted before the key was changed; nothing new is encrypted with them. */
    previousSecretKeys,
    supportEmail: text(env, 'SUPPORT_EMAIL', 'support@example.com'),
    demoCatalogue,
    raisedLimits,
    limits: readLimits(env, { demo: demoCatalogue, raised: raisedLimits }),
    /** Per sender. A demonstration has no provider's quota to protect. */
    searchesPerMinute: wholeNumber(env, 'SEARCHES_PER_MINUTE', {
      fallback: demoCatalogue || raisedLimits ? 1000 : 80,
      min: 1,
      max: 100_000,
    }),
    /** Proxies whose X-Forwarded-* headers are believed; none by default. */
    trustedProxies: list(text(env, 'TRUSTED_PROXIES', '')),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    imageHosts: origins(env, 'PROVIDER_IMAGE_HOSTS', IMAGE_HOSTS),
    linkHosts: [...new Set([...origins(env, 'PROVIDER_LINK_HOSTS', LINK_HOSTS), new URL(openUrl).origin])],
    spotify: {
      clientId: text(env, 'SPOTIFY_CLIENT_ID', ''),
      clientSecret: text(env, 'SPOTIFY_CLIENT_SECRET', ''),
      accountsUrl: addressOf(env, 'SPOTIFY_ACCOUNTS_URL', 'https://accounts.spotify.com'),
      apiUrl: addressOf(env, 'SPOTIFY_API_URL', 'https://api.spotify.com'),
      sdkUrl: addressOf(env, 'SPOTIFY_SDK_URL', 'https://sdk.scdn.co/spotify-player.js'),
      market: market(env, 'SPOTIFY_MARKET', 'US'),
      searchMaxLimit: wholeNumber(env, 'SPOTIFY_SEARCH_MAX_LIMIT', { fallback: 10, min: 1, max: 50 }),
    },
    soundcloud: {
      clientId: text(env, 'SOUNDCLOUD_CLIENT_ID', ''),
      clientSecret: text(env, 'SOUNDCLOUD_CLIENT_SECRET', ''),
      authUrl: addressOf(env, 'SOUNDCLOUD_AUTH_URL', 'https://secure.soundcloud.com'),
      apiUrl: addressOf(env, 'SOUNDCLOUD_API_URL', 'https://api.soundcloud.com'),
      widgetScriptUrl: addressOf(
        env,
        'SOUNDCLOUD_WIDGET_SCRIPT_URL',
        'https://w.soundcloud.com/player/api.js',
      ),
      widgetPlayerUrl: addressOf(
        env,
        'SOUNDCLOUD_WIDGET_PLAYER_URL',
        'https://w.soundcloud.com/player/',
        'keep-slash',
      ),
    },
  });
}

function market(env: Environment, name: string, fallback: string): string {
  const value = text(env, name, fallback);
  if (!/^[A-Z]{2}$/.test(value)) fail(name, 'must be a country of two capital letters, such as US');
  return value;
}

function list(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function deepFreeze<T extends object>(value: T): Readonly<T> {
  for (const inner of Object.values(value)) {
    if (typeof inner === 'object' && inner !== null) deepFreeze(inner as object);
  }
  return Object.freeze(value);
}

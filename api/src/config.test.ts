import { mixesPublicly, readConfig } from './config';
import { TEST_CREDENTIALS } from './testing/test-credentials';

const problemOf = (env: Record<string, string>) => {
  try {
    readConfig(env);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

test('an empty environment gives SQLite, the loopback address and no provider', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:4000',
    databaseUrl: null,
    secure: false,
    demoCatalogue: false,
    separateProviders: false,
    spotify: null,
    soundcloud: null,
    imageHosts: [],
  });
});

test('credentials configure the real providers', () => {
  expect(readConfig(TEST_CREDENTIALS)).toMatchObject({
    spotify: { apiUrl: 'https://api.spotify.com', market: 'US', searchMaxLimit: 10 },
    soundcloud: {
      authUrl: 'https://secure.soundcloud.com',
      widgetPlayerUrl: 'https://w.soundcloud.com/player/',
    },
  });
});

test.each([
  ['SPOTIFY', { spotify: { clientId: 'id' }, soundcloud: null }, 'https://i.scdn.co'],
  ['SOUNDCLOUD', { spotify: null, soundcloud: { clientId: 'id' } }, 'https://*.sndcdn.com'],
])('%s alone is configured, with its image hosts only', (name, expected, host) => {
  const config = readConfig({ [`${name}_CLIENT_ID`]: 'id', [`${name}_CLIENT_SECRET`]: 'secret' });
  expect(config).toMatchObject(expected);
  expect(config.imageHosts).toContain(host);
  expect(config.imageHosts).toHaveLength(name === 'SPOTIFY' ? 3 : 1);
});

test.each([
  ['both real services on a public address', {}, true],
  ['both kept apart', { SEPARATE_PROVIDERS: '1' }, false],
  ['a loopback address', { PUBLIC_URL: 'http://127.0.0.1:4000' }, false],
  ['Spotify alone', { SOUNDCLOUD_CLIENT_ID: '', SOUNDCLOUD_CLIENT_SECRET: '' }, false],
  ['another service in place of one', { SOUNDCLOUD_API_URL: 'http://127.0.0.1:4001/soundcloud/api' }, false],
])('mixesPublicly with %s', (_, env, isMixed) => {
  const config = readConfig({ ...TEST_CREDENTIALS, PUBLIC_URL: 'https://segue.example', ...env });
  expect(mixesPublicly(config)).toBe(isMixed);
});

test('the configuration cannot be changed after it was read', () => {
  const config = readConfig(TEST_CREDENTIALS);
  expect(Object.isFrozen(config)).toBe(true);
  expect(Object.isFrozen(config.spotify)).toBe(true);
  expect(Object.isFrozen(config.imageHosts)).toBe(true);
});

test('a variable that is set to nothing counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 4000, databaseUrl: null });
});

test.each([
  [{ PORT: '80a' }, 'PORT must be a whole number from 0 to 65535, not "80a".'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
  [{ PUBLIC_URL: 'segue.example' }, 'PUBLIC_URL must be an http or https address, not "segue.example".'],
  [{ PUBLIC_URL: 'https://segue.example/app' }, 'PUBLIC_URL must be an origin without a path.'],
  [{ SEGUE_SECRET_KEY: 'short' }, 'SEGUE_SECRET_KEY must have at least 32 characters.'],
  [{ DEMO_CATALOGUE: 'maybe' }, 'DEMO_CATALOGUE must be 1 or 0, not "maybe".'],
  [{ SPOTIFY_MARKET: 'usa' }, 'SPOTIFY_MARKET must be a country of two capital letters, such as US.'],
  [
    { SPOTIFY_API_URL: 'ftp://x.test' },
    'SPOTIFY_API_URL must be an http or https address, not "ftp://x.test".',
  ],
  [
    { PROVIDER_IMAGE_HOSTS: "i.scdn.co,'unsafe-inline'" },
    `PROVIDER_IMAGE_HOSTS must be a comma list of hosts, and "'unsafe-inline'" is none.`,
  ],
  [
    { REMOTES_URL: 'http://cdn.test/segue' },
    'REMOTES_URL must begin with https://, not be "http://cdn.test/segue".',
  ],
  [
    { SECURITY_CONTACT: 'security' },
    'SECURITY_CONTACT must be an email or an https address, not "security".',
  ],
  [
    { SECURITY_POLICY_URL: 'http://segue.example/policy' },
    'SECURITY_POLICY_URL must begin with https://, not be "http://segue.example/policy".',
  ],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters.'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that begins with postgres://.'],
  [
    { TRUSTED_PROXIES: '10.0.0.1,nginx' },
    'TRUSTED_PROXIES must be a comma list of addresses such as 10.0.0.1 or 10.0.0.0/8, not "nginx".',
  ],
  [
    { TRUSTED_PROXIES: '10.0.0.0/33' },
    'TRUSTED_PROXIES must be a comma list of addresses such as 10.0.0.1 or 10.0.0.0/8, not "10.0.0.0/33".',
  ],
  [
    { ALLOWED_HOSTS: 'https://segue.example' },
    'ALLOWED_HOSTS must be a comma list of names without ports, not "https://segue.example".',
  ],
  [{ SPOTIFY_CLIENT_ID: 'id' }, 'SPOTIFY_CLIENT_SECRET must be set because SPOTIFY_CLIENT_ID is.'],
  [{ SOUNDCLOUD_CLIENT_ID: 'id' }, 'SOUNDCLOUD_CLIENT_SECRET must be set because SOUNDCLOUD_CLIENT_ID is.'],
  [{ SPOTIFY_CLIENT_SECRET: 's' }, 'SPOTIFY_CLIENT_ID must be set because SPOTIFY_CLIENT_SECRET is.'],
  [
    { SOUNDCLOUD_CLIENT_SECRET: 's' },
    'SOUNDCLOUD_CLIENT_ID must be set because SOUNDCLOUD_CLIENT_SECRET is.',
  ],
  [{ SEGUE_SECERT_KEY: 'x' }, 'SEGUE_SECERT_KEY is not a setting, SEGUE_SECRET_KEY is.'],
  [{ LIMIT_WRITE: '5' }, 'LIMIT_WRITE is not a setting, LIMIT_WRITES is.'],
  [{ LIMIT_TYPO: '5' }, 'LIMIT_TYPO is not a setting, see .env.example.'],
  [{ LIMIT_REQUEST_SECONDS: '5' }, 'LIMIT_REQUEST_SECONDS must be a whole number from 10 to 3600, not "5".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace.'],
  [
    { SEGUE_RAISED_LIMITS: '1', PUBLIC_URL: 'https://segue.example' },
    'SEGUE_RAISED_LIMITS is for tests and refused in production.',
  ],
])('%j is refused with one sentence that names the variable', (env, sentence) => {
  expect(problemOf(env)).toBe(sentence);
});

test.each(['http://segue.example', 'http://192.168.1.5:4000', 'http://localhost.segue.example'])(
  'production: an http address is refused: %s',
  (address) => {
    expect(problemOf({ NODE_ENV: 'production', PUBLIC_URL: address })).toBe(
      `PUBLIC_URL must begin with https:// in production, not be "${address}".`,
    );
    expect(problemOf({ PUBLIC_URL: address })).toBeNull();
  },
);

test.each(['', 'http://localhost:4000', 'http://[::1]:4000', 'https://segue.example'])(
  'production: the loopback or https address "%s" is accepted',
  (address) => {
    expect(problemOf({ NODE_ENV: 'production', PUBLIC_URL: address })).toBeNull();
  },
);

test("unknown settings: those of start scripts, empty ones and other programs' are accepted", () => {
  expect(problemOf({ SEGUE_VERBOSE: '1', SEGUE_UNUSED: ' ', PATH: '/bin' })).toBeNull();
});

test('proxies are addresses, ranges of addresses and the names of ranges', () => {
  const trusted = '10.0.0.1,10.1.0.0/16,::1,fd00::/8,loopback';
  expect(readConfig({ TRUSTED_PROXIES: trusted }).trustedProxies).toEqual(trusted.split(','));
});

test.each([
  [{}, ['127.0.0.1', 'localhost', '[::1]']],
  [
    { HOST: '::1', PUBLIC_URL: 'https://segue.example' },
    ['segue.example', '127.0.0.1', 'localhost', '[::1]'],
  ],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://segue.example' }, ['segue.example']],
  [
    { HOST: '0.0.0.0', PUBLIC_URL: 'https://segue.example:8443', ALLOWED_HOSTS: 'API.internal, 10.0.0.7' },
    ['segue.example', 'api.internal', '10.0.0.7'],
  ],
])('%j allows the hosts %j', (env, hosts) => {
  expect(readConfig(env).allowedHosts).toEqual(hosts);
});

test('an address cannot inject a directive into the content security policy', () => {
  expect(problemOf({ SPOTIFY_SDK_URL: 'https://sdk.test/a.js;script-src' })).toMatch(
    /^SPOTIFY_SDK_URL must not/,
  );
});

test('hosts become origins: https, http for loopback, or the scheme that is written', () => {
  const { linkHosts } = readConfig({
    PROVIDER_LINK_HOSTS: 'a.test, *.b.test,127.0.0.1:4001,http://c.test/',
    SPOTIFY_OPEN_URL: 'https://a.test',
  });
  expect(linkHosts).toEqual(['https://a.test', 'https://*.b.test', 'http://127.0.0.1:4001', 'http://c.test']);
});

test('the host of SPOTIFY_OPEN_URL is always an allowed link host', () => {
  const { linkHosts } = readConfig({
    PROVIDER_LINK_HOSTS: 'a.test',
    SPOTIFY_OPEN_URL: 'http://127.0.0.1:9/open',
  });
  expect(linkHosts).toEqual(['https://a.test', 'http://127.0.0.1:9']);
});

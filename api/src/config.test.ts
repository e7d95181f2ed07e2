import { mixesPublicly, readConfig } from './config';
import { TEST_CREDENTIALS } from './testing/test-credentials';
import { limitVariable, readLimits } from './config-limits';

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
    providers: { spotify: null, soundcloud: null, musicserver: null },
    imageHosts: [],
  });
});

test('SoundCloud alone is configured, with its image hosts only', () => {
  const config = readConfig({ SOUNDCLOUD_CLIENT_ID: 'id', SOUNDCLOUD_CLIENT_SECRET: 'secret' });
  expect(config.providers).toMatchObject({ spotify: null, soundcloud: { clientId: 'id' } });
  expect(config.imageHosts).toEqual(['https://*.sndcdn.com']);
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
  expect(Object.isFrozen(config.providers.spotify)).toBe(true);
  expect(Object.isFrozen(config.imageHosts)).toBe(true);
});

test.each([
  ['PORT', '70000', 'must be a whole number from 0 to 65535, not "70000".'],
  ['PUBLIC_URL', 'https://segue.example/app', 'must be an origin without a path.'],
  ['SEGUE_SECRET_KEY', 'short', 'must have at least 32 characters.'],
  ['SPOTIFY_MARKET', 'usa', 'must be a country of two capital letters, such as US.'],
  ['PROVIDER_IMAGE_HOSTS', "a.test,'self'", `must be a comma list of hosts, and "'self'" is none.`],
  ['REMOTES_URL', 'http://cdn.test', 'must begin with https://, not be "http://cdn.test".'],
  [
    'REMOTE_API_ORIGINS',
    'charts=https://charts.test/api',
    'must be a comma list such as charts=https://charts.example.com, not "charts=https://charts.test/api".',
  ],
  ['SECURITY_CONTACT', 'security', 'must be an email or an https address, not "security".'],
  ['SECURITY_POLICY_URL', 'http://a.test', 'must begin with https://, not be "http://a.test".'],
  ['METRICS_TOKEN', 'short', 'must have at least 16 characters.'],
  ['DATABASE_URL', 'mysql://x', 'must be an address that begins with postgres://.'],
  [
    'TRUSTED_PROXIES',
    '::1,nginx',
    'must be a comma list of addresses such as 10.0.0.1 or 10.0.0.0/8, not "nginx".',
  ],
  ...['0.0.0.0/0', '::/0', '128.0.0.0/1'].map((range) => [
    'TRUSTED_PROXIES',
    range,
    `must not trust "${range}": every client could then choose its own address. Name your proxies, at most 10.0.0.0/8 or fc00::/7.`,
  ]),
  ['ALLOWED_HOSTS', 'https://a.test', 'must be a comma list of names without ports, not "https://a.test".'],
  ['SEGUE_SECERT_KEY', 'x', 'is not a setting, SEGUE_SECRET_KEY is.'],
  ['LIMIT_WRITE', '5', 'is not a setting, LIMIT_WRITES is.'],
  ['LIMIT_REQUEST_SECONDS', '5', 'must be a whole number from 10 to 3600, not "5".'],
  ['LOG_LEVEL', 'loud', 'must be one of silent, fatal, error, warn, info, debug, trace.'],
])('%s=%s is refused: it %s', (name, value, sentence) => {
  expect(problemOf({ [name]: value })).toBe(`${name} ${sentence}`);
});

test.each(['SPOTIFY', 'SOUNDCLOUD'])(
  '%s: an id without its secret is refused, and a secret without its id',
  (name) => {
    const [id, secret] = [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`];
    expect(problemOf({ [id]: 'x' })).toBe(`${secret} must be set because ${id} is.`);
    expect(problemOf({ [secret]: 'x' })).toBe(`${id} must be set because ${secret} is.`);
  },
);

test.each(['http://segue.example', 'http://192.168.1.5:4000', 'http://localhost.segue.example'])(
  'production: an http address is refused: %s',
  (address) => {
    expect(problemOf({ NODE_ENV: 'production', PUBLIC_URL: address })).toBe(
      `PUBLIC_URL must begin with https:// in production, not be "${address}".`,
    );
    expect(problemOf({ PUBLIC_URL: address })).toBeNull();
  },
);

test('production: loopback and https addresses are accepted', () => {
  for (const address of ['', 'http://localhost:4000', 'http://[::1]:4000', 'https://segue.example'])
    expect(problemOf({ NODE_ENV: 'production', PUBLIC_URL: address })).toBeNull();
});

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

test('every limit has a variable of its own', () => {
  const names = Object.keys(readLimits({}, { demo: false, raised: false })) as Parameters<
    typeof limitVariable
  >[0][];
  const env = Object.fromEntries(names.map((name, index) => [limitVariable(name), String(index + 7)]));
  expect(Object.values(readConfig(env).limits)).toEqual(names.map((_, index) => index + 7));
  expect(limitVariable('signInsPerAddressADay')).toBe('LIMIT_SIGN_INS_PER_ADDRESS_A_DAY');
});

test.each(['0', 'many', '1e3', '999999999'])('a limit of "%s" is refused at start', (value) => {
  expect(() => readConfig({ LIMIT_WRITES: value })).toThrow('LIMIT_WRITES must be a whole number from 1 to');
});

test.each([{ NODE_ENV: 'production' }, { PUBLIC_URL: 'https://segue.test' }])(
  'SEGUE_RAISED_LIMITS is refused together with %j',
  (env) => {
    expect(() => readConfig({ ...env, SEGUE_RAISED_LIMITS: '1' })).toThrow('SEGUE_RAISED_LIMITS');
  },
);

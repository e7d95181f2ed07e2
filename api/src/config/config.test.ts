import { mixesPublicly, readConfig } from '../config';
import { limitVariable, readLimits, type LimitName } from './limits';
import { TEST_CREDENTIALS } from '../testing/test-credentials';

const problemOf = (env: Record<string, string>) => {
  try {
    readConfig(env);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

test('an empty environment gives SQLite, the loopback address and no provider', () => {
  expect(readConfig({ PORT: ' ' })).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:4000',
    databaseUrl: null,
    secure: false,
    separateProviders: false,
    providers: { spotify: null, soundcloud: null, musicserver: null },
    imageHosts: [],
    supportEmail: 'support@example.com',
    securityContact: null,
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

test.each([
  [{}, 'open'],
  [{ PUBLIC_URL: 'https://localhost' }, 'open'],
  [{ PUBLIC_URL: 'https://segue.example' }, 'invite'],
  [{ HOST: '127.0.0.1', PUBLIC_URL: 'https://segue.example' }, 'invite'],
  [{ PUBLIC_URL: 'https://segue.example', DEMO_CATALOGUE: '1' }, 'open'],
  [{ PUBLIC_URL: 'https://segue.example', REGISTRATION: 'open' }, 'open'],
  [{ REGISTRATION: 'closed' }, 'closed'],
])('registration with %j is %s [INVITE-03]', (env, mode) => {
  expect(readConfig(env).registration).toBe(mode);
});

const REFUSED: [name: string, value: string][] = [
  ['PORT', '70000'],
  ['MIGRATE_AT_START', 'yes'],
  ['REGISTRATION', 'members'],
  ['PUBLIC_URL', 'https://segue.example/app'],
  ['PUBLIC_URL', 'https://ada:secret@segue.example'],
  ['SEGUE_SECRET_KEY', 'short'],
  ['SEGUE_PREVIOUS_SECRET_KEYS', `${'k'.repeat(32)},short`],
  ['SPOTIFY_MARKET', 'usa'],
  ['SPOTIFY_CLIENT_ID', 'x'],
  ['SOUNDCLOUD_CLIENT_SECRET', 'x'],
  ['SPOTIFY_SDK_URL', 'https://sdk.test/a.js;script-src'],
  ['PROVIDER_IMAGE_HOSTS', "a.test,'self'"],
  ['REMOTES_URL', 'http://cdn.test'],
  ['REMOTE_API_ORIGINS', 'charts=https://charts.test/api'],
  ['REMOTE_API_ORIGINS', 'charts=http://charts.test'],
  ['SECURITY_CONTACT', 'security'],
  ['SECURITY_POLICY_URL', 'http://a.test'],
  ['METRICS_TOKEN', 'short'],
  ['DATABASE_URL', 'mysql://ada:secret@x'],
  ['DATABASE_URL', 'postgres://ada:secret@:x'],
  ...['::1,nginx', '0.0.0.0/0', '::/0', '128.0.0.0/1', '10.0.0.0/40'].map((range): [string, string] => [
    'TRUSTED_PROXIES',
    range,
  ]),
  ['ALLOWED_HOSTS', 'https://a.test'],
  ['SEGUE_SECERT_KEY', 'x'],
  ['LIMIT_WRITE', '5'],
  ['LIMIT_WRITES', '0'],
  ['LIMIT_WRITES', 'many'],
  ['LIMIT_REQUEST_SECONDS', '5'],
  ['LOG_LEVEL', 'loud'],
];
test.each(REFUSED)('%s=%s ends the start with one message that names it', (name, value) => {
  expect(problemOf({ [name]: value })).toMatch(
    new RegExp(`^${name}\\b[^\\n]+\\.$|\\b${name} must both be set`),
  );
});

test.each([
  ['https://example.com/music', true],
  ['http://127.0.0.1:4000/segue/', true],
  ['https://music.example.com/', false],
])(
  'config: PUBLIC_URL=%s, whether a path ends the start, with what to do instead: %s',
  (address, isRefused) => {
    expect(problemOf({ PUBLIC_URL: address })).toBe(
      isRefused
        ? 'PUBLIC_URL: has a path, but Segue needs a host name of its own, such as https://music.example.com.'
        : null,
    );
  },
);

test('a refused secret is not repeated', () => {
  const values = ['SEGUE_SECRET_KEY', 'METRICS_TOKEN', 'DATABASE_URL', 'PUBLIC_URL'].map((name) =>
    problemOf({ [name]: 'a:secret@b' }),
  );
  expect(values.join()).toContain('SEGUE_SECRET_KEY');
  expect(values.join()).not.toContain('secret@');
});

test.each(['http://segue.example', 'http://192.168.1.5:4000', 'http://localhost.segue.example'])(
  'production: an http address is refused: %s',
  (address) => {
    expect(problemOf({ NODE_ENV: 'production', PUBLIC_URL: address })).toMatch(/^PUBLIC_URL: must begin/);
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

test('hosts become origins: https, http for loopback, or the scheme that is written', () => {
  const { linkHosts } = readConfig({
    PROVIDER_LINK_HOSTS: 'a.test, *.b.test,127.0.0.1:4001,http://c.test/',
    SPOTIFY_OPEN_URL: 'https://a.test',
  });
  expect(linkHosts).toEqual(['https://a.test', 'https://*.b.test', 'http://127.0.0.1:4001', 'http://c.test']);
});

test('every limit has a variable of its own', () => {
  const names = Object.keys(readLimits({}, { demo: false, raised: false })) as LimitName[];
  const env = Object.fromEntries(names.map((name, index) => [limitVariable(name), String(index + 7)]));
  expect(Object.values(readConfig(env).limits)).toEqual(names.map((_, index) => index + 7));
  expect(limitVariable('signInsPerAddressADay')).toBe('LIMIT_SIGN_INS_PER_ADDRESS_A_DAY');
});

test('demo mode raises all limits but those against guessing', () => {
  const { limits } = readConfig({ DEMO_CATALOGUE: '1' });
  expect(limits).toMatchObject({ writes: 120_000, signInsPerNetwork: 10, currentPasswords: 5 });
});

test.each([{ NODE_ENV: 'production' }, { PUBLIC_URL: 'https://segue.test' }])(
  'SEGUE_RAISED_LIMITS is refused together with %j',
  (env) => {
    expect(problemOf({ ...env, SEGUE_RAISED_LIMITS: '1' })).toMatch(/^SEGUE_RAISED_LIMITS/);
  },
);

import type { Provider } from '@segue/contract';
import type { Effect } from '@segue/provider-sandbox';
import { systemClock } from '../clock';
import { readConfig, type Config } from '../config';
import type { Environment } from '../config-fields';
import { insertUser } from '../modules/auth/repository';
import { encryptTokens } from '../modules/connections/encrypted-tokens';
import { saveConnection } from '../modules/connections/repository';
import { ENDPOINTS } from '../testing/fault-table.conformance';
import { signIn, withSandbox } from '../testing/sandbox.conformance';
import { createTokenCipher } from '../secrets/token-cipher';
import type { UserTokens } from '../providers/music-provider';
import { tokenQuery } from '../providers/musicserver/log-in';
import { MUSIC_SERVER_USER, sandboxConfig } from '../testing/sandbox-providers';
import { checkProviders } from './check-providers';
import { databasePerTest } from '../testing/server.fixture';

const NEVER = new Date('9999-12-31T00:00:00Z');
const SECRET = 'a key for tests that is long enough';
const { create, sandbox, fault } = withSandbox('spotify');

const opened = databasePerTest();
afterEach(() => jest.restoreAllMocks());

const storage = (): Environment => ({
  ...(opened.place.url !== null && { DATABASE_URL: opened.place.url }),
  SEGUE_DATA_DIR: opened.place.folder,
  SEGUE_SECRET_KEY: SECRET,
});
const sandboxed = (env: Environment = {}): Config =>
  sandboxConfig(sandbox(), {
    // Where the redirect URIs of the sandbox lead.
    PUBLIC_URL: 'http://127.0.0.1:4140',
    SPOTIFY_SDK_URL: `${sandbox().urls.base}/spotify/sdk/spotify-player.js`,
    SOUNDCLOUD_WIDGET_SCRIPT_URL: `${sandbox().urls.base}/soundcloud/w/player/api.js`,
    SOUNDCLOUD_WIDGET_PLAYER_URL: `${sandbox().urls.base}/soundcloud/w/player/`,
    MUSIC_SERVER_URL: '',
    ...storage(),
    ...env,
  });

/** Expects what the check prints and its exit code; returns the output. */
async function expectCheck(
  code: number,
  texts: readonly (string | RegExp)[],
  config = sandboxed(),
  email?: string,
): Promise<string> {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const exitCode = await checkProviders(config, { email, print, clock: systemClock });
  const output = lines.join('\n');
  for (const text of texts) {
    if (typeof text === 'string') expect(output).toContain(text);
    else expect(output).toMatch(text);
  }
  expect(exitCode).toBe(code);
  return output;
}

/** An account with a connection that the sandbox's user has approved. */
async function connect(user: string): Promise<UserTokens> {
  const tokens = await signIn(create().provider, user);
  await save(await newAccount(`${user}@example.com`), 'spotify', tokens);
  return tokens;
}

async function newAccount(email: string): Promise<number> {
  const user = { email, key: email.toLowerCase(), passwordHash: 'fits nothing' };
  return (await insertUser(opened.database, user, new Date().toISOString())).id;
}

async function save(id: number, provider: Provider, tokens: UserTokens): Promise<void> {
  const now = new Date().toISOString();
  const owner = { user_id: id, provider };
  await saveConnection(opened.database, {
    ...owner,
    provider_user_id: `of account ${id}`,
    display_name: null,
    premium: null,
    scope: tokens.scope,
    connected_at: now,
    authorized_at: now,
    ...encryptTokens(createTokenCipher(SECRET), owner, tokens),
    needs_reconnect: 0,
  });
}

/** The real addresses, whose answers to the app's credentials are these. */
function answerReal(status: number, body: unknown): Config {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) =>
      String(url).includes('token') ? Response.json(body, { status }) : Response.json({}),
    );
  return readConfig({
    ...storage(),
    PUBLIC_URL: 'https://music.example',
    SPOTIFY_CLIENT_ID: 'id-of-spotify',
    SPOTIFY_CLIENT_SECRET: 'secret-of-spotify',
    SOUNDCLOUD_CLIENT_ID: 'id-of-soundcloud',
    SOUNDCLOUD_CLIENT_SECRET: 'secret-of-soundcloud',
  });
}

it('prints the redirect URIs and each successful check, and names the sandbox', async () => {
  const output = await expectCheck(0, [
    'http://127.0.0.1:4140/api/auth/spotify/callback',
    'http://127.0.0.1:4140/api/auth/soundcloud/callback',
    '10 of 10 tracks found can be played in SPOTIFY_MARKET=US',
    'Ready: Spotify and SoundCloud.',
    `Spotify (a sandbox at ${new URL(sandbox().urls.base).host})`,
    'this says nothing about real accounts',
  ]);
  expect(output.match(/the credentials are accepted/g)).toHaveLength(2);
  expect(output.match(/the player's script is there/g)).toHaveLength(2);
  expect(output).not.toMatch(/developer\.spotify\.com|soundcloud\.com\/you/);
});

it('is ready with Spotify alone, and asks its sign-in page about the redirect URI', async () => {
  const alone = { SOUNDCLOUD_CLIENT_ID: '', SOUNDCLOUD_CLIENT_SECRET: '' };
  const known = 'the sign-in page does not refuse this redirect URI';
  await expectCheck(0, ['Ready: Spotify. SoundCloud is not configured', known], sandboxed(alone));
  const elsewhere = sandboxed({ PUBLIC_URL: 'https://other.example', ...alone });
  await expectCheck(
    1,
    ['refuses the redirect URI https://other.example/api/auth/spotify/callback'],
    elsewhere,
  );
});

it.each([
  ['http://localhost:4000', 'Spotify refuses the name localhost: set PUBLIC_URL=http://127.0.0.1:4000'],
  ['http://192.0.2.7:4000', 'Spotify takes https or a loopback address only'],
])('rejects PUBLIC_URL=%s for Spotify and not for SoundCloud', async (publicUrl, sentence) => {
  const output = await expectCheck(1, [sentence], sandboxed({ PUBLIC_URL: publicUrl }));
  const [spotify, soundcloud] = output.split('\nSoundCloud');
  expect(spotify).toContain('the credentials are accepted');
  expect(soundcloud).not.toContain('  ✗');
});

it.each([
  ['SPOTIFY_CLIENT_SECRET', 'refused (status 400, “Invalid client secret”)'],
  ['SOUNDCLOUD_CLIENT_SECRET', 'refused (status 401, “invalid_client”)'],
])('reports a wrong %s without printing it', async (setting, sentence) => {
  const texts = [sentence, setting, 'Not ready: fix what is marked ✗'];
  expect(await expectCheck(1, texts, sandboxed({ [setting]: 'not-this-one' }))).not.toContain('not-this-one');
});

it('names the likely causes when the real SoundCloud refuses the credentials', async () => {
  const config = answerReal(401, { error: 'invalid_client' });
  const causes = [
    ...['not activated it yet', 'email', 'Artist Pro', 'refused attempts count'],
    ...[/at developer\.spotify\.com\/dashboard, .*\/spotify\/callback/, /at soundcloud\.com\/you\/apps, /],
  ];
  expect(await expectCheck(1, causes, config)).not.toContain('secret-of-soundcloud');
});

it.each([
  [ENDPOINTS.spotify.search, 'owner-not-premium', 'owner of the Spotify app has no Premium'],
  [ENDPOINTS.spotify.search, 'quota-exceeded', 'the quota of the developer account is used up'],
  [ENDPOINTS.spotify.token, 'unavailable', 'No token was given: status 503'],
  [ENDPOINTS.soundcloud.token, 'exchange-limit', 'Too many app tokens were requested'],
  [ENDPOINTS.soundcloud.token, 'reset', 'cannot be reached'],
])('%j with %s fails with a sentence of its own', async ([service, path], effect, sentence) => {
  fault(service, path, effect, 'always');
  expect(await expectCheck(1, [sentence])).not.toContain('development mode\n  ✗');
});

it('checks the connection of a user without printing a value of the profile', async () => {
  const { accessToken } = await connect('premium-pat');
  sandbox().control.change({ spotify: { profile: 'extended' } });
  const texts = [
    'it has all scopes',
    'the profile has an account_id',
    'the user has Premium',
    / of 10 tracks found can be played in the user's country/,
    'the user lives in SPOTIFY_MARKET',
    'the player answers',
  ];
  const output = await expectCheck(0, texts, sandboxed({ SPOTIFY_MARKET: 'SE' }), 'Premium-Pat@example.com');
  await expectCheck(1, ['No account has this email'], sandboxed(), 'nobody@example.com');
  for (const secret of [accessToken, 'Premium Pat', 'premium-pat', 'sandbox_premium_pat']) {
    expect(output).not.toContain(secret);
  }
});

it.each([
  ['/v1/me', { kind: 'patch', set: { account_id: null } }, 'The profile has no account_id'],
  ['/v1/me', 'not-allow-listed', 'add the name and the email of the user'],
] as const)(
  'user of Spotify: %s with %j fails with a sentence of its own',
  async (path, effect, sentence) => {
    await connect('premium-pat');
    fault('spotify-api', path, effect as never, 'always');
    await expectCheck(1, [sentence]);
  },
);

it.each([
  ['with two scopes', { scope: 'streaming user-read-email' }, 1, '✗ It lacks the scopes user-read-private,'],
  ['that has ended', { needs_reconnect: 1 }, 1, 'has ended: connect again in the account settings'],
] as const)('a stored connection %s is reported', async (_what, row, code, sentence) => {
  await connect('premium-pat');
  await opened.database.updateTable('connections').set(row).execute();
  await expectCheck(code, [sentence]);
});

const musicServerAlone = (url: string) =>
  readConfig({
    ...storage(),
    PUBLIC_URL: 'http://127.0.0.1:4140',
    MUSIC_SERVER_URL: url,
    MUSIC_SERVER_NAME: 'Attic',
  });

it('names the music server, says what its connection gets, and prints no log-in [MUSIC-37]', async () => {
  const config = () => musicServerAlone(sandbox().urls.musicServer);
  await expectCheck(0, ['Attic', 'a music server answers: sandbox', 'Ready: Attic.'], config());
  const id = await newAccount('robin@example.com');
  const token = tokenQuery(MUSIC_SERVER_USER);
  await save(id, 'musicserver', { accessToken: token, refreshToken: token, expiresAt: NEVER, scope: '' });
  const output = await expectCheck(0, ['its log-in works'], config());
  for (const [, secret] of new URLSearchParams(token))
    if (secret !== 'robin') expect(output).not.toContain(secret);
  const error = { 'subsonic-response': { status: 'failed', error: { code: 40 } } };
  fault('musicserver', '/rest/search3.view', { kind: 'answer', status: 200, body: error }, 'always');
  await expectCheck(1, ['is refused (error 40): it must connect again'], config());
});

it.each<[string, Effect | string, string]>([
  ['HTML', 'html', 'No music server answers in JSON at MUSIC_SERVER_URL'],
  [
    'a redirect',
    { kind: 'answer', status: 301, body: '', headers: { location: 'https://music.example/rest' } },
    'MUSIC_SERVER_URL redirects to https://music.example',
  ],
])('music server that answers %s: says what to look at [MUSIC-37]', async (_what, effect, sentence) => {
  fault('musicserver', '/rest/ping.view', effect, 'always');
  await expectCheck(1, [sentence], musicServerAlone(sandbox().urls.musicServer));
});

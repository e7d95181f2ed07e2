import type { Provider } from '@segue/contract';
import type { Effect } from '@segue/provider-sandbox';
import { systemClock } from '../time';
import { readConfig, type Config } from '../config';
import type { Environment } from '../config/fields';
import { insertUser } from '../modules/auth/repository';
import { encryptTokens } from '../modules/connections/encrypted-tokens';
import { saveConnection } from '../modules/connections/repository';
import { ENDPOINTS } from '../testing/fault-table.conformance';
import { signIn, withSandbox } from '../testing/sandbox.conformance';
import { createTokenCipher } from '../secrets/token-cipher';
import type { UserTokens } from '../providers/music-provider';
import { MUSIC_SERVER_USER, sandboxConfig } from '../testing/sandbox-providers';
import { checkProviders } from './check-providers';
import { databasePerTest } from '../testing/server.fixture';

const NEVER = new Date('9999-12-31T00:00:00Z');
const SECRET = 'a key for tests that is long enough';
const { create, sandbox, fault } = withSandbox('spotify');

const opened = databasePerTest();

const storage = (): Environment => ({
  ...(opened.place.url !== null && { DATABASE_URL: opened.place.url }),
  SEGUE_DATA_DIR: opened.place.folder,
  SEGUE_SECRET_KEY: SECRET,
});
const sandboxed = (env: Environment = {}): Config =>
  sandboxConfig(sandbox(), {
    // Paths of the sandbox's redirect URIs.
    PUBLIC_URL: 'http://127.0.0.1:4140',
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

const SPOTIFY_ALONE = { SOUNDCLOUD_CLIENT_ID: '', SOUNDCLOUD_CLIENT_SECRET: '' };

it('prints the redirect URIs and each success, and names the sandbox', async () => {
  const output = await expectCheck(0, [
    'http://127.0.0.1:4140/api/auth/spotify/callback',
    'http://127.0.0.1:4140/api/auth/soundcloud/callback',
    `Spotify (a sandbox at ${new URL(sandbox().urls.base).host})`,
    '\nReady.',
  ]);
  expect(output.match(/✓ search/g)).toHaveLength(2);
});

it('without a provider it says where credentials come from', async () => {
  const none = { ...SPOTIFY_ALONE, SPOTIFY_CLIENT_ID: '', SPOTIFY_CLIENT_SECRET: '' };
  await expectCheck(1, ['docs/providers.md'], sandboxed(none));
});

it.each([
  ['SPOTIFY_CLIENT_SECRET', 'app-refused: invalid_client'],
  ['SOUNDCLOUD_CLIENT_SECRET', 'app-refused: invalid_client'],
])("a wrong %s prints the provider's message and not the secret", async (setting, words) => {
  const output = await expectCheck(1, [words, 'Not ready'], sandboxed({ [setting]: 'not-this-one' }));
  expect(output).not.toContain('not-this-one');
});

it.each([
  [ENDPOINTS.spotify.search, 'owner-not-premium', 'owner_without_premium'],
  [ENDPOINTS.spotify.search, 'quota-exceeded', 'quota'],
  [ENDPOINTS.spotify.token, 'unavailable', 'status 503'],
  [ENDPOINTS.soundcloud.token, 'reset', 'The server ends the connection without an answer.'],
])("%j with %s fails with the provider's message", async ([service, path], effect, words) => {
  fault(service, path, effect, 'always');
  await expectCheck(1, [`✗ search: `, words]);
});

it('checks the connection of a user without printing a value of the profile', async () => {
  const { accessToken } = await connect('premium-pat');
  const output = await expectCheck(
    0,
    [/✓ connection of account \d+/],
    sandboxed(),
    'Premium-Pat@example.com',
  );
  expect(await expectCheck(0, ['no connection is stored'], sandboxed(), 'nobody@example.com')).not.toContain(
    'connection of account',
  );
  for (const secret of [accessToken, 'Premium Pat', 'premium-pat', 'sandbox_premium_pat']) {
    expect(output).not.toContain(secret);
  }
});

it("a user who is not on the app's list: prints the provider's message", async () => {
  await connect('premium-pat');
  fault('spotify-api', '/v1/me', 'not-allow-listed', 'always');
  await expectCheck(1, [/✗ connection of account \d+: forbidden: .*register/i]);
});

it('a stored connection that has ended is reported', async () => {
  await connect('premium-pat');
  await opened.database.updateTable('connections').set({ needs_reconnect: 1 }).execute();
  await expectCheck(1, [/✗ connection of account \d+: /]);
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
  await expectCheck(0, ['Attic', '✓ the server answers: sandbox', 'Ready.'], config());
  const id = await newAccount('robin@example.com');
  const { username: u, password: p } = MUSIC_SERVER_USER;
  const token = new URLSearchParams({ u, p }).toString();
  await save(id, 'musicserver', { accessToken: token, refreshToken: token, expiresAt: NEVER, scope: '' });
  const output = await expectCheck(0, [/✓ connection of account/], config());
  for (const [, secret] of new URLSearchParams(token))
    if (secret !== 'robin') expect(output).not.toContain(secret);
  const error = { 'subsonic-response': { status: 'failed', error: { code: 40 } } };
  fault('musicserver', '/rest/search3.view', { kind: 'answer', status: 200, body: error }, 'always');
  await expectCheck(1, [/✗ connection of account \d+: .*error 40/], config());
});

it.each<[string, Effect | string, string]>([
  ['HTML', 'html', 'isn’t a music server'],
  [
    'a redirect',
    { kind: 'answer', status: 301, body: '', headers: { location: 'https://music.example/rest' } },
    'malformed: redirect 301',
  ],
])('music server that answers %s: says what answers [MUSIC-37]', async (_what, effect, sentence) => {
  fault('musicserver', '/rest/ping.view', effect, 'always');
  await expectCheck(1, [sentence], musicServerAlone(sandbox().urls.musicServer));
});

it('a music server that does not answer: prints the reason [MUSIC-47]', async () => {
  await expectCheck(
    1,
    ['✗ the server answers: Nothing answers at this port.'],
    musicServerAlone('http://127.0.0.1:9'),
  );
});

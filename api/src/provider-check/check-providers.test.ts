import type { Provider } from '@segue/contract';
import type { Kysely } from 'kysely';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../clock';
import { readConfig, type Config } from '../config';
import type { Environment } from '../config-values';
import type { Tables } from '../database/tables';
import { insertUser } from '../modules/auth/repository';
import { encryptTokens } from '../modules/connections/encrypted-tokens';
import { saveConnection } from '../modules/connections/repository';
import { signIn, withSandbox } from '../testing/sandbox.conformance';
import { createTokenCipher } from '../secrets/token-cipher';
import { sandboxConfig } from '../testing/sandbox-providers';
import { checkProviders } from './check-providers';
import { databasePerTest } from '../testing/server.fixture';

const SECRET = 'a key for tests that is long enough';
const { create, sandbox, fault, calls } = withSandbox('spotify');

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
    ...storage(),
    ...env,
  });

async function check(config = sandboxed(), email?: string): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const code = await checkProviders(config, {
    email,
    print: (line) => lines.push(line),
    clock: systemClock,
  });
  return { code, output: lines.join('\n') };
}

/** An account with a connection that the sandbox's user has approved. */
async function connect(user: string, provider: Provider = 'spotify', email = `${user}@example.com`) {
  const { database }: { database: Kysely<Tables> } = opened;
  const tokens = await signIn(create({}, provider).provider, user);
  const now = new Date().toISOString();
  const { id } = await insertUser(
    database,
    { email, key: email.toLowerCase(), passwordHash: 'fits nothing' },
    now,
  );
  const owner = { user_id: id, provider };
  await saveConnection(database, {
    ...owner,
    provider_user_id: `${user} of ${email}`,
    display_name: null,
    premium: null,
    scope: tokens.scope,
    connected_at: now,
    authorized_at: now,
    ...encryptTokens(createTokenCipher(SECRET), owner, tokens),
    needs_reconnect: 0,
  });
  return tokens;
}

/** The real addresses, answered by a table instead of a network. */
function answerReal(answers: Record<string, [status: number, body: unknown]>): Config {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const { host, pathname } = new URL(String(url));
    const [status, body] = answers[`${host}${pathname}`] ?? [200, ''];
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  });
  return readConfig({
    ...storage(),
    PUBLIC_URL: 'https://music.example',
    SPOTIFY_CLIENT_ID: 'id-of-spotify',
    SPOTIFY_CLIENT_SECRET: 'secret-of-spotify',
    SOUNDCLOUD_CLIENT_ID: 'id-of-soundcloud',
    SOUNDCLOUD_CLIENT_SECRET: 'secret-of-soundcloud',
  });
}
const TOKEN = [200, { access_token: 'app-token', expires_in: 3600 }] as [number, unknown];
const REAL_AND_READY: Record<string, [number, unknown]> = {
  'accounts.spotify.com/api/token': TOKEN,
  'api.spotify.com/v1/search': [200, { tracks: { items: [{ is_playable: true }] } }],
  'secure.soundcloud.com/oauth/token': TOKEN,
  'api.soundcloud.com/tracks': [200, { collection: [] }],
};

it('prints the redirect URIs and each successful check', async () => {
  const { code, output } = await check();
  expect(output).toContain('http://127.0.0.1:4140/api/auth/spotify/callback');
  expect(output).toContain('http://127.0.0.1:4140/api/auth/soundcloud/callback');
  expect(output.match(/the credentials are accepted/g)).toHaveLength(2);
  expect(output.match(/the player's script is there/g)).toHaveLength(2);
  expect(output).toContain('10 of 10 tracks found can be played in SPOTIFY_MARKET=US');
  expect(output).toContain('Ready: Spotify and SoundCloud.');
  expect(code).toBe(0);
});

it('names a sandbox and sends nobody to the page of a real provider', async () => {
  const { output } = await check();
  expect(output).toContain(`Spotify (a sandbox at ${new URL(sandbox().urls.base).host})`);
  expect(output).toContain('this says nothing about real accounts');
  expect(output).not.toMatch(/developer\.spotify\.com|soundcloud\.com\/you/);
});

it('names the page of the real provider for each redirect URI', async () => {
  const { code, output } = await check(answerReal(REAL_AND_READY));
  expect(output).toMatch(/at developer\.spotify\.com\/dashboard, .*\/spotify\/callback/);
  expect(output).toMatch(/at soundcloud\.com\/you\/apps, .*\/soundcloud\/callback/);
  expect(output).not.toContain('sandbox');
  expect(code).toBe(0);
});

it('names the settings when no provider is configured', async () => {
  const { code, output } = await check(readConfig(storage()));
  expect(output).toContain('Spotify: SPOTIFY_CLIENT_ID and SPOTIFY_CLIENT_SECRET');
  expect(output).toContain('SoundCloud: SOUNDCLOUD_CLIENT_ID and SOUNDCLOUD_CLIENT_SECRET');
  expect(code).toBe(1);
});

it.each([
  ['Spotify', { SOUNDCLOUD_CLIENT_ID: '', SOUNDCLOUD_CLIENT_SECRET: '' }, 'SoundCloud'],
  ['SoundCloud', { SPOTIFY_CLIENT_ID: '', SPOTIFY_CLIENT_SECRET: '' }, 'Spotify'],
])('is ready with %s alone', async (name, env, missing) => {
  const { code, output } = await check(sandboxed(env));
  expect(output).toContain(`Ready: ${name}. ${missing} is not configured`);
  expect(code).toBe(0);
});

it('reports whether search allows development or extended limits', async () => {
  expect((await check()).output).toContain('search answers 10 at once: development mode');
  sandbox().control.change({ spotify: { profile: 'extended' } });
  expect((await check()).output).toContain('set SPOTIFY_SEARCH_MAX_LIMIT=50 to use it');
  const set = await check(sandboxed({ SPOTIFY_SEARCH_MAX_LIMIT: '50' }));
  expect(set.output).toContain('search answers 50 at once: extended quota');
});

it.each([
  ['http://localhost:4000', 'Spotify refuses the name localhost: set PUBLIC_URL=http://127.0.0.1:4000'],
  ['http://192.0.2.7:4000', 'Spotify takes https or a loopback address only'],
])('rejects PUBLIC_URL=%s for Spotify and not for SoundCloud', async (publicUrl, sentence) => {
  const { code, output } = await check(sandboxed({ PUBLIC_URL: publicUrl }));
  const [spotify, soundcloud] = output.split('\nSoundCloud');
  expect(spotify).toContain(sentence);
  expect(spotify).toContain('the credentials are accepted');
  expect(soundcloud).not.toContain('  ✗');
  expect(code).toBe(1);
});

it.each([
  ['Spotify', 'spotify-accounts', '/api/token', 'refused (status 400, “Invalid client secret”)'],
  ['SoundCloud', 'soundcloud-auth', '/oauth/token', 'refused (status 401, “invalid_client”)'],
] as const)(
  '%s: reports wrong credentials without printing them',
  async (name, _service, _path, sentence) => {
    const setting = `${name.toUpperCase()}_CLIENT_SECRET`;
    const { code, output } = await check(sandboxed({ [setting]: 'not-this-one' }));
    expect(output).toContain(sentence);
    expect(output).toContain(setting);
    expect(output).not.toContain('not-this-one');
    expect(output).toContain('Not ready: fix what is marked ✗');
    expect(code).toBe(1);
  },
);

it('names the likely causes when the real SoundCloud refuses the credentials', async () => {
  const refused: [number, unknown] = [401, { error: 'invalid_client' }];
  const { code, output } = await check(
    answerReal({ ...REAL_AND_READY, 'secure.soundcloud.com/oauth/token': refused }),
  );
  for (const cause of ['not activated it yet', 'email', 'Artist Pro', 'refused attempts count']) {
    expect(output).toContain(cause);
  }
  expect(output).not.toContain('secret-of-soundcloud');
  expect(code).toBe(1);
});

it.each([
  ['spotify-api', '/v1/search', 'owner-not-premium', 'owner of the Spotify app has no Premium'],
  ['spotify-api', '/v1/search', 'quota-exceeded', 'the quota of the developer account is used up'],
  [
    'spotify-api',
    '/v1/search',
    'rate-limited',
    'Search is refused: status 429, “Too many requests”, try again in 2',
  ],
  ['spotify-accounts', '/api/token', 'unavailable', 'No token was given: status 503'],
  ['spotify-accounts', '/api/token', 'empty', 'No token was given: status 200'],
  ['soundcloud-auth', '/oauth/token', 'exchange-limit', 'Too many app tokens were requested'],
  ['soundcloud-auth', '/oauth/token', 'app-not-activated', 'refused (status 401, “invalid_client”)'],
  ['soundcloud-api', '/tracks', 'bad-gateway', 'Search is refused: status 502'],
  ['soundcloud-auth', '/oauth/token', 'reset', 'cannot be reached'],
] as const)('%s %s with %s fails with a sentence of its own', async (service, path, effect, sentence) => {
  fault(service, path, effect, 'always');
  const { code, output } = await check();
  expect(output).toContain(sentence);
  expect(output).not.toContain('development mode\n  ✗');
  expect(code).toBe(1);
});

it('fails when no track found is playable in the configured market', async () => {
  const tracks = { tracks: { items: [{ is_playable: false }, null] } };
  const { code, output } = await check(
    answerReal({ ...REAL_AND_READY, 'api.spotify.com/v1/search': [200, tracks] }),
  );
  expect(output).toContain('✗ 0 of 1 tracks found can be played in SPOTIFY_MARKET=US');
  expect(code).toBe(1);
});

it('uses stored app tokens, requests none, and stores a new one', async () => {
  await check();
  const spent = calls('soundcloud-auth', '/oauth/token').length;
  const { output } = await check();
  expect(output).toContain('with the stored app token; no new one was requested');
  expect(calls('soundcloud-auth', '/oauth/token')).toHaveLength(spent);
});

it('does not use a token that was stored with another secret', async () => {
  await check();
  const { code, output } = await check(sandboxed({ SOUNDCLOUD_CLIENT_SECRET: 'changed' }));
  expect(output).toContain('refused (status 401, “invalid_client”)');
  expect(code).toBe(1);
});

it('works without a database, creates none and says that tokens are not kept', async () => {
  const absent = join(opened.place.folder, 'absent');
  const { code, output } = await check(sandboxed({ DATABASE_URL: '', SEGUE_DATA_DIR: absent }));
  expect(existsSync(absent)).toBe(false);
  expect(output).toContain('Segue has not run with it yet');
  expect(output).toContain('1 new app token');
  expect(code).toBe(0);
});

it('checks the connection of a user without printing a value of the profile', async () => {
  const { accessToken } = await connect('premium-pat');
  sandbox().control.change({ spotify: { profile: 'extended' } });
  const { code, output } = await check(sandboxed({ SPOTIFY_MARKET: 'SE' }));
  expect(output).toContain('it has all scopes');
  expect(output).toContain('the profile has an account_id');
  expect(output).toContain('the user has Premium');
  expect(output).toMatch(/ of 10 tracks found can be played in the user's country/);
  expect(output).toContain('the user lives in SPOTIFY_MARKET');
  expect(output).toContain('the player answers');
  for (const secret of [accessToken, 'Premium Pat', 'premium-pat', 'sandbox_premium_pat']) {
    expect(output).not.toContain(secret);
  }
  expect(code).toBe(0);
});

it('development mode: says what Spotify does not tell about the user', async () => {
  await connect('premium-pat');
  const { output } = await check();
  expect(output).toContain('Spotify does not say whether the user has Premium');
  expect(output).toContain('visitors should live in US');
});

it('warns about a user without Premium and in another country', async () => {
  await connect('free-frankie');
  sandbox().control.change({ spotify: { profile: 'extended' } });
  const { code, output } = await check();
  expect(output).toContain('! the user has no Premium');
  expect(output).toContain('! the user does not live in SPOTIFY_MARKET=US');
  expect(code).toBe(0);
});

it.each([
  ['/v1/me', { kind: 'patch', set: { account_id: null } }, 'The profile has no account_id'],
  ['/v1/me', 'not-allow-listed', 'add the name and the email of the user'],
  ['/v1/me/player/devices', 'bad-gateway', 'The player is refused: status 502'],
] as const)(
  'user of Spotify: %s with %j fails with a sentence of its own',
  async (path, effect, sentence) => {
    await connect('premium-pat');
    fault('spotify-api', path, effect as never, 'always');
    const { code, output } = await check();
    expect(output).toContain(sentence);
    expect(code).toBe(1);
  },
);

it.each([
  ['streaming user-read-email', '✗ It lacks the scopes user-read-private,'],
  ['', '– Spotify did not list its scopes'],
])('a stored consent with the scopes "%s": %s', async (scope, sentence) => {
  await connect('premium-pat');
  await opened.database.updateTable('connections').set({ scope }).execute();
  expect((await check()).output).toContain(sentence);
});

it('checks the connection of a SoundCloud user', async () => {
  await connect('listener', 'soundcloud');
  expect((await check()).output).toContain('its profile has a urn');
});

it('checks the account with the given email, and says when there is none', async () => {
  await connect('free-frankie', 'spotify', 'frankie@example.com');
  await connect('premium-pat', 'spotify', 'pat@example.com');
  sandbox().control.change({ spotify: { profile: 'extended' } });
  expect((await check()).output).toContain('the user has Premium');
  expect((await check(sandboxed(), 'Frankie@example.com')).output).toContain('the user has no Premium');
  const { code, output } = await check(sandboxed(), 'nobody@example.com');
  expect(output).toContain('No account has this email');
  expect(code).toBe(1);
});

it('says that a connection whose consent has ended must be made again', async () => {
  await connect('premium-pat');
  await opened.database.updateTable('connections').set({ needs_reconnect: 1 }).execute();
  const { code, output } = await check();
  expect(output).toContain('has ended: connect again in the account settings');
  expect(code).toBe(1);
});

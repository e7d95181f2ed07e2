import { createSandbox, type Sandbox } from '@segue/provider-sandbox';
import { readConfig } from '../config';
import { REDIRECT_URI, sandboxConfig } from '../testing/sandbox-providers';
import { checkProviders } from './check-providers';
import { signIn, withSandbox } from './sandbox.conformance';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ port: 0, redirectUris: Object.values(REDIRECT_URI) });
});
afterEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const withScripts = (env: Record<string, string> = {}) =>
  sandboxConfig(sandbox, {
    SPOTIFY_SDK_URL: `${sandbox.urls.base}/spotify/sdk/spotify-player.js`,
    SOUNDCLOUD_WIDGET_SCRIPT_URL: `${sandbox.urls.base}/soundcloud/w/player/api.js`,
    ...env,
  });
async function check(
  config = withScripts(),
  userTokens: { spotify?: string } = {},
): Promise<{ code: number; said: string }> {
  const lines: string[] = [];
  const code = await checkProviders(config, userTokens, (line) => lines.push(line));
  return { code, said: lines.join('\n') };
}

it('says what is good, and what to register', async () => {
  const { code, said } = await check(withScripts({ PUBLIC_URL: 'https://music.example' }));
  expect(said).toContain('https://music.example/api/auth/spotify/callback');
  expect(said).toContain('https://music.example/api/auth/soundcloud/callback');
  expect(said.match(/the credentials are accepted/g)).toHaveLength(2);
  expect(said.match(/the player's script is there/g)).toHaveLength(2);
  expect(said).toContain('Ready: both services answer.');
  expect(code).toBe(0);
});
it('finds out how many results a search may ask for', async () => {
  expect((await check()).said).toContain('search answers 10 at once: development mode');
  sandbox.control.change({ spotify: { profile: 'extended' } });
  expect((await check()).said).toContain('set SPOTIFY_SEARCH_MAX_LIMIT=50 to use it');
  const set = await check(withScripts({ SPOTIFY_SEARCH_MAX_LIMIT: '50' }));
  expect(set.said).toContain('search answers 50 at once: extended quota');
});
it('does not take a refusal of another kind for development mode', async () => {
  sandbox.control.faults.add({ service: 'spotify-api', path: '/v1/search', effect: 'owner-not-premium' });
  const { code, said } = await check();
  expect(said).toContain('Search is refused: status 403, “Active premium subscription required');
  expect(said).not.toContain('development mode');
  expect(code).toBe(1);
});
it('names the settings that are missing', async () => {
  const { code, said } = await check(readConfig({}));
  expect(said).toContain('set SPOTIFY_CLIENT_ID and SPOTIFY_CLIENT_SECRET in .env');
  expect(said).toContain('set SOUNDCLOUD_CLIENT_ID and SOUNDCLOUD_CLIENT_SECRET in .env');
  expect(code).toBe(1);
});
it('says when credentials are wrong, without showing them', async () => {
  const { code, said } = await check(withScripts({ SPOTIFY_CLIENT_SECRET: 'not-this-one' }));
  expect(said).toMatch(/The credentials are refused .*look at SPOTIFY_CLIENT_ID and SPOTIFY_CLIENT_SECRET/);
  expect(said).toContain('“Invalid client secret”');
  expect(said).not.toContain('not-this-one');
  expect(said).toContain('Not ready: mend what is marked ✗');
  expect(said).toContain('SoundCloud\n');
  expect(code).toBe(1);
});
it('says when a service cannot be reached', async () => {
  const { code, said } = await check(withScripts({ SPOTIFY_ACCOUNTS_URL: 'http://127.0.0.1:9' }));
  expect(said).toContain('127.0.0.1:9 cannot be reached: bad port.');
  expect(code).toBe(1);
});
it('says which setting holds a listener’s token that is refused, after all that needs none', async () => {
  const { code, said } = await check(withScripts(), { spotify: 'nobody' });
  expect(said).toMatch(/script is there.*\n.*The profile is refused .*look at SPOTIFY_USER_TOKEN/);
  expect(said).not.toContain('nobody');
  expect(code).toBe(1);
});
it('refuses a public address that Spotify will not register', async () => {
  expect((await check(withScripts({ PUBLIC_URL: 'http://localhost:4000' }))).said).toContain(
    'Spotify refuses the name localhost',
  );
});

describe('with a listener’s token', () => {
  const { create, sandbox: own } = withSandbox('spotify');

  it('names the fields of the profile, and no value of them', async () => {
    const { accessToken } = await signIn(create().provider, 'premium-pat');
    const config = sandboxConfig(own(), {
      SPOTIFY_SDK_URL: `${own().urls.base}/spotify/sdk/spotify-player.js`,
    });
    const { said } = await check(config, { spotify: accessToken });
    expect(said).toMatch(/profile fields: account_id, display_name, .*uri/);
    expect(said).not.toContain('Premium Pat');
  });
});

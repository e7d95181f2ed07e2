import { readConfig } from '../config';
import { sandboxConfig } from '../testing/sandbox-providers';
import { checkProviders } from './check-providers';
import { signIn, withSandbox } from './sandbox.conformance';

const { create, sandbox } = withSandbox('spotify');

const withScripts = (env: Record<string, string> = {}) =>
  sandboxConfig(sandbox(), {
    SPOTIFY_SDK_URL: `${sandbox().urls.base}/spotify/sdk/spotify-player.js`,
    SOUNDCLOUD_WIDGET_SCRIPT_URL: `${sandbox().urls.base}/soundcloud/w/player/api.js`,
    ...env,
  });
async function check(
  config = withScripts(),
  userTokens: { spotify?: string } = {},
): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const code = await checkProviders(config, userTokens, (line) => lines.push(line));
  return { code, output: lines.join('\n') };
}

it('prints the redirect URIs and each successful check', async () => {
  const { code, output } = await check(withScripts({ PUBLIC_URL: 'https://music.example' }));
  expect(output).toContain('https://music.example/api/auth/spotify/callback');
  expect(output).toContain('https://music.example/api/auth/soundcloud/callback');
  expect(output.match(/the credentials are accepted/g)).toHaveLength(2);
  expect(output.match(/the player's script is there/g)).toHaveLength(2);
  expect(output).toContain('Ready: both services answer.');
  expect(code).toBe(0);
});
it('reports whether search allows development or extended limits', async () => {
  expect((await check()).output).toContain('search answers 10 at once: development mode');
  sandbox().control.change({ spotify: { profile: 'extended' } });
  expect((await check()).output).toContain('set SPOTIFY_SEARCH_MAX_LIMIT=50 to use it');
  const set = await check(withScripts({ SPOTIFY_SEARCH_MAX_LIMIT: '50' }));
  expect(set.output).toContain('search answers 50 at once: extended quota');
});
it('does not take a 403 for development mode', async () => {
  sandbox().control.faults.add({ service: 'spotify-api', path: '/v1/search', effect: 'owner-not-premium' });
  const { code, output } = await check();
  expect(output).toContain('Search is refused: status 403, “Active premium subscription required');
  expect(output).not.toContain('development mode');
  expect(code).toBe(1);
});
it('names missing settings', async () => {
  const { code, output } = await check(readConfig({}));
  expect(output).toContain('set SPOTIFY_CLIENT_ID and SPOTIFY_CLIENT_SECRET in .env');
  expect(output).toContain('set SOUNDCLOUD_CLIENT_ID and SOUNDCLOUD_CLIENT_SECRET in .env');
  expect(code).toBe(1);
});
it('reports wrong credentials without printing them', async () => {
  const { code, output } = await check(withScripts({ SPOTIFY_CLIENT_SECRET: 'not-this-one' }));
  expect(output).toMatch(/The credentials are refused .*look at SPOTIFY_CLIENT_ID and SPOTIFY_CLIENT_SECRET/);
  expect(output).toContain('“Invalid client secret”');
  expect(output).not.toContain('not-this-one');
  expect(output).toContain('Not ready: fix what is marked ✗');
  expect(output).toContain('SoundCloud\n');
  expect(code).toBe(1);
});
it('reports a provider that cannot be reached', async () => {
  const { code, output } = await check(withScripts({ SPOTIFY_ACCOUNTS_URL: 'http://127.0.0.1:9' }));
  expect(output).toContain('127.0.0.1:9 cannot be reached: bad port.');
  expect(code).toBe(1);
});
it('names the setting of a rejected user token, after all other checks', async () => {
  const { code, output } = await check(withScripts(), { spotify: 'nobody' });
  expect(output).toMatch(/script is there.*\n.*The profile is refused .*look at SPOTIFY_USER_TOKEN/);
  expect(output).not.toContain('nobody');
  expect(code).toBe(1);
});
it('rejects a PUBLIC_URL that Spotify will not register', async () => {
  expect((await check(withScripts({ PUBLIC_URL: 'http://localhost:4000' }))).output).toContain(
    'Spotify refuses the name localhost',
  );
});
it('prints the names of the profile fields and none of their values', async () => {
  const { accessToken } = await signIn(create().provider, 'premium-pat');
  const { output } = await check(withScripts(), { spotify: accessToken });
  expect(output).toMatch(/profile fields: account_id, display_name, .*uri/);
  expect(output).not.toContain('Premium Pat');
});

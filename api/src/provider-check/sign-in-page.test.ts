import { systemClock } from '../clock';
import { withSandbox } from '../testing/sandbox.conformance';
import { temporaryFolder } from '../testing/temporary-folder.fixture';
import { sandboxConfig } from '../testing/sandbox-providers';
import { checkProviders } from './check-providers';

const { sandbox } = withSandbox('spotify');

async function check(publicUrl: string): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const { base } = sandbox().urls;
  const config = sandboxConfig(sandbox(), {
    PUBLIC_URL: publicUrl,
    SEGUE_DATA_DIR: temporaryFolder(),
    SPOTIFY_SDK_URL: `${base}/spotify/sdk/spotify-player.js`,
    SOUNDCLOUD_CLIENT_ID: '',
    SOUNDCLOUD_CLIENT_SECRET: '',
  });
  const print = (line: string) => void lines.push(line);
  const code = await checkProviders(config, { email: undefined, print, clock: systemClock });
  return { code, output: lines.join('\n') };
}

it('fails when the sign-in page of Spotify refuses the redirect URI', async () => {
  const { code, output } = await check('https://other.example');
  expect(output).toContain(
    'refuses the redirect URI https://other.example/api/auth/spotify/callback (status 400',
  );
  expect(code).toBe(1);
});

it('is ready when the sign-in page does not refuse the redirect URI', async () => {
  const { code, output } = await check('http://127.0.0.1:4140');
  expect(output).toContain('the sign-in page does not refuse this redirect URI');
  expect(code).toBe(0);
});

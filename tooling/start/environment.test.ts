import { settingsFrom } from './environment.mjs';

test('without any account the stand-ins take the providers’ place, by addresses alone', () => {
  const { usesStandIns, apiEnv, sandboxEnv } = settingsFrom({ PORT: '4100' });
  expect(usesStandIns).toBe(true);
  expect(apiEnv).toMatchObject({
    SPOTIFY_API_URL: 'http://127.0.0.1:4101/spotify/api',
    SOUNDCLOUD_WIDGET_PLAYER_URL: 'http://localhost:4101/soundcloud/w/player/',
    PROVIDER_IMAGE_HOSTS: '127.0.0.1:4101',
    DEMO_CATALOGUE: '1',
  });
  expect(sandboxEnv.SANDBOX_REDIRECT_URIS).toBe(
    'http://127.0.0.1:4100/api/auth/spotify/callback,http://127.0.0.1:4100/api/auth/soundcloud/callback',
  );
});

test.each(['SPOTIFY_CLIENT_ID', 'SOUNDCLOUD_CLIENT_ID'])('with %s set nothing stands in', (name) => {
  const { usesStandIns, apiEnv } = settingsFrom({ [name]: 'mine' });
  expect(usesStandIns).toBe(false);
  expect(apiEnv).not.toHaveProperty('SPOTIFY_API_URL');
  expect(apiEnv).not.toHaveProperty('DEMO_CATALOGUE');
});

test('the address to open is one a browser can reach', () => {
  expect(settingsFrom({ HOST: '0.0.0.0' }).publicUrl).toBe('http://127.0.0.1:4000');
  expect(settingsFrom({ PUBLIC_URL: 'https://music.example.com/' }).publicUrl).toBe(
    'https://music.example.com',
  );
});

test('the demo catalogue cannot share the product’s port', () => {
  expect(() => settingsFrom({ PORT: '4000', SANDBOX_PORT: '4000' })).toThrow(
    'SANDBOX_PORT and PORT are both 4000',
  );
});

import { settingsFrom } from './settings.mjs';

test('settings: without provider credentials the sandbox replaces both providers', () => {
  const { usesSandbox, apiEnv, sandboxEnv } = settingsFrom({ PORT: '4100' });
  expect(usesSandbox).toBe(true);
  expect(apiEnv).toMatchObject({
    SPOTIFY_API_URL: 'http://127.0.0.1:4101/spotify/api',
    SOUNDCLOUD_WIDGET_PLAYER_URL: 'http://localhost:4101/soundcloud/w/player/',
    PROVIDER_IMAGE_HOSTS: '127.0.0.1:4101',
    DEMO_CATALOGUE: '1',
  });
  expect(sandboxEnv.SANDBOX_REDIRECT_URIS).toBe(
    ['spotify', 'soundcloud', 'oidc'].map((one) => `http://127.0.0.1:4100/api/auth/${one}/callback`).join(),
  );
});

test.each([
  ['SPOTIFY_CLIENT_ID', 'SoundCloud'],
  ['SPOTIFY_CLIENT_SECRET', 'SoundCloud'],
  ['SOUNDCLOUD_CLIENT_ID', 'Spotify'],
])('settings: with %s the sandbox is not used, and the other provider is absent', (name, absent) => {
  const { usesSandbox, note, apiEnv } = settingsFrom({ [name]: 'mine' });
  expect(usesSandbox).toBe(false);
  expect(note).toBe(` (without ${absent}, which is not configured)`);
  expect(apiEnv).not.toHaveProperty('SPOTIFY_API_URL');
  expect(apiEnv).not.toHaveProperty('DEMO_CATALOGUE');
});

test('settings: the music server of the sandbox is used only on request, also beside real accounts', () => {
  expect(settingsFrom({}).apiEnv).not.toHaveProperty('MUSIC_SERVER_URL');
  const { usesSandbox, apiEnv, note } = settingsFrom({ PORT: '4100', SANDBOX_MUSIC_SERVER: '1' });
  expect(usesSandbox).toBe(true);
  expect(apiEnv).toMatchObject({
    MUSIC_SERVER_URL: 'http://127.0.0.1:4101/musicserver',
    MUSIC_SERVER_NAME: 'Home Server',
  });
  expect(note).toContain('demo catalog');
  const beside = settingsFrom({ SPOTIFY_CLIENT_ID: 'mine', SANDBOX_MUSIC_SERVER: '1' });
  expect(beside.apiEnv).toMatchObject({ MUSIC_SERVER_URL: 'http://127.0.0.1:4001/musicserver' });
  expect(beside.apiEnv).not.toHaveProperty('SPOTIFY_API_URL');
});

test('settings: the public address is one that a browser can open', () => {
  expect(settingsFrom({ HOST: '0.0.0.0' }).publicUrl).toBe('http://127.0.0.1:4000');
  expect(settingsFrom({ PUBLIC_URL: 'https://music.example.com/' }).publicUrl).toBe(
    'https://music.example.com',
  );
});

test('settings: the sandbox and the API need different ports', () => {
  expect(() => settingsFrom({ PORT: '4000', SANDBOX_PORT: '4000' })).toThrow(
    'SANDBOX_PORT and PORT are both 4000',
  );
});

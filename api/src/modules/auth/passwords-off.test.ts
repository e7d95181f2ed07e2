import { expectError, serverPerFile, startTestApp } from '../../testing/server.fixture';

const server = serverPerFile({ PASSWORD_SIGN_IN: '0' });

test('passwords off: registration, sign-in, setup and reset are refused [OPENID-06]', async () => {
  const browser = server.visitor();
  expectError(await browser.register('ada@example.com'), 'passwordsOff');
  expectError(await browser.signIn('ada@example.com'), 'passwordsOff');
  for (const answer of [
    await browser.visit('/api/auth/reset/token'),
    await server.reset('/api/auth/reset/token'),
  ]) {
    expect([answer.statusCode, answer.body]).toEqual([403, expect.stringContaining('uses no passwords')]);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  }
});

test('passwords off: an account of a provider needs no setup and keeps its way in [OPENID-06]', async () => {
  const newcomer = await server.newcomer('spotify', 'pat');
  expect(await newcomer.memberStatus()).toBe(200);
  expect((await newcomer.read('checkAuth')).userIsSetUp).toBe(true);
  expectError(await newcomer.setUp('pat@example.com'), 'passwordAlreadySet');
  expectError(await newcomer.disconnect('spotify'), 'lastSignInMethod');
});

test.each<[string, Record<string, string>, RegExp]>([
  [
    'no other way in',
    {
      PASSWORD_SIGN_IN: '0',
      SPOTIFY_CLIENT_ID: '',
      SPOTIFY_CLIENT_SECRET: '',
      SOUNDCLOUD_CLIENT_ID: '',
      SOUNDCLOUD_CLIENT_SECRET: '',
    },
    /^PASSWORD_SIGN_IN: nobody could sign in/,
  ],
  ['an issuer without credentials', { OIDC_ISSUER: 'https://id.example.com' }, /must all be set/],
  [
    'an issuer over http',
    { OIDC_ISSUER: 'http://id.example.com', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' },
    /^OIDC_ISSUER: must begin with https/,
  ],
])('the server does not start with %s [OPENID-06]', async (_, env, problem) => {
  await expect(startTestApp(env)).rejects.toThrow(problem);
});

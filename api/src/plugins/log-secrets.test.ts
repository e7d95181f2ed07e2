import type { Browser } from '../testing/browser';
import { finishFlow, startFlow } from '../testing/oauth-flow';
import { PASSWORD, startTestServer } from '../testing/test-server';

const EMAIL = 'canary-person@example.com';

/** Calls every route that handles secrets, with success and failure; returns all secrets that were sent or received. */
async function useEverySecret(browser: Browser, noteCookies: () => void): Promise<string[]> {
  await browser.signIn(EMAIL, 'CanaryWrong1');
  await browser.signIn(EMAIL);
  noteCookies();
  for (const bytes of ['no picture', '']) {
    const form = new FormData();
    form.set('name', 'Evening');
    form.set('playlistCover', new Blob([bytes], { type: 'image/png' }), 'cover.png');
    await browser.sendForm('PUT', '/api/playlists', form);
  }
  const consent = await startFlow(browser, '/api/settings/connect/spotify/');
  noteCookies();
  const state = consent.searchParams.get('state') ?? '';
  await finishFlow(browser, 'spotify', { code: 'canary-code', state });
  await browser.askToken();
  await browser.send({
    method: 'PUT',
    url: '/api/playlists',
    headers: { 'content-type': 'multipart/mixed' },
  });
  await browser.send({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { authorization: 'Bearer canary-bearer' },
  });
  return [PASSWORD, 'CanaryWrong1', 'canary-code', 'canary-bearer', state, 'access-of-canary-code'];
}

test.each([{}, { PUBLIC_URL: 'https://segue.example', SEGUE_RAISED_LIMITS: '0' }])(
  'log level trace with %j: no cookie, password, code or token is logged',
  async (env) => {
    const server = await startTestServer({ LOG_LEVEL: 'trace', ...env });
    const browser = await server.member(EMAIL);
    const secrets = new Set<string>();
    const noteCookies = () => browser.cookies.forEach((value) => secrets.add(value));
    noteCookies();
    (await useEverySecret(browser, noteCookies)).forEach((secret) => secrets.add(secret));
    await server.close();

    const written = server.lines.join('');
    expect(secrets.size).toBeGreaterThanOrEqual(10);
    expect([...secrets].filter((secret) => written.includes(secret))).toEqual([]);
    // The multipart parser logs all request headers at this level.
    expect(written).toMatch(/"busboyOptions":\{"headers":\{[^}]*"cookie":"\[secret\]"/);
  },
  30_000,
);

import { sandboxPerFile } from '../sandbox.fixture';
import {
  CHALLENGE,
  SPOTIFY_BASIC,
  SPOTIFY_CALLBACK,
  VERIFIER,
  ask,
  bearer,
  postForm,
  spotifyAuthorizeUrl,
  spotifyCode,
  spotifyTokens,
  spotifyToken,
} from '../test-client';

const sandbox = sandboxPerFile();

const tokenUrl = () => `${sandbox.urls.spotifyAccounts}/api/token`;
const locationOf = async (changes: Record<string, string | null>) => {
  const answer = await ask(spotifyAuthorizeUrl(sandbox, changes));
  return { status: answer.status, url: answer.headers.get('location'), text: answer.text };
};
const exchange = (fields: Record<string, string>) =>
  spotifyToken(sandbox, { grant_type: 'authorization_code', redirect_uri: SPOTIFY_CALLBACK, ...fields });
const renew = (refresh: string) =>
  spotifyToken(sandbox, { grant_type: 'refresh_token', refresh_token: refresh });

describe('Spotify authorize', () => {
  test('an approved request redirects with a code and the same state', async () => {
    const { status, url } = await locationOf({ state: 'a+b c&d' });
    expect(status).toBe(302);
    expect(new URL(url ?? '').searchParams.get('state')).toBe('a+b c&d');
    expect(new URL(url ?? '').searchParams.get('code')).toBeTruthy();
  });

  test.each([
    [{ client_id: 'somebody-else' }, 'INVALID_CLIENT: Invalid client'],
    [
      { redirect_uri: 'http://localhost:4000/api/auth/spotify/callback' },
      'INVALID_CLIENT: Invalid redirect URI',
    ],
    [{ redirect_uri: `${SPOTIFY_CALLBACK}/` }, 'INVALID_CLIENT: Invalid redirect URI'],
    [{ redirect_uri: null }, 'INVALID_CLIENT: Invalid redirect URI'],
  ])('a request with %j shows an error page and does not redirect', async (changes, text) => {
    const answer = await locationOf(changes);
    expect(answer.status).toBe(400);
    expect(answer.url).toBeNull();
    expect(answer.text).toContain(text);
  });

  test.each([
    [{ scope: 'streaming make-coffee' }, 'invalid_scope'],
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ code_challenge: CHALLENGE, code_challenge_method: 'plain' }, 'invalid_request'],
  ])('a request with %j redirects with the error %s', async (changes, error) => {
    expect((await locationOf(changes)).url).toContain(`error=${error}`);
  });

  test('the consent page has no logo and no password field, and its form works once', async () => {
    const pageAnswer = await ask(spotifyAuthorizeUrl(sandbox, { sandbox_auto: null }));
    expect(pageAnswer.text).toContain(
      'Local provider sandbox — imitates Spotify; nothing leaves this machine.',
    );
    expect(pageAnswer.text).not.toMatch(/type="password"/);
    const request = /name="request" value="([^"]+)"/.exec(pageAnswer.text)?.[1] ?? '';
    const decide = () =>
      postForm(`${sandbox.urls.spotifyAccounts}/authorize/decision`, {
        request,
        decision: 'approve',
        user: 'null',
      });
    expect((await decide()).headers.get('location')).toContain('code=');
    expect((await decide()).status).toBe(400);
  });

  test('a browser that approved before skips the page, unless show_dialog is set', async () => {
    const first = await ask(spotifyAuthorizeUrl(sandbox));
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
    const again = (changes: Record<string, string>) =>
      ask(spotifyAuthorizeUrl(sandbox, { sandbox_auto: null, ...changes }), { headers: { cookie } });
    expect((await again({})).status).toBe(302);
    expect((await again({ show_dialog: 'true' })).status).toBe(200);
  });

  test('a cookie can decide consent for one browser', async () => {
    const url = spotifyAuthorizeUrl(sandbox, { sandbox_auto: null });
    const answer = await ask(url, { headers: { cookie: 'sandbox_consent=approve:premium-pat%2Bjourney7' } });
    expect(answer.headers.get('location')).toContain('code=');
    expect((await ask(url)).status).toBe(200);
  });
});

describe('Spotify token endpoint', () => {
  test('a code gives tokens of a realistic length, once', async () => {
    const code = await spotifyCode(sandbox);
    const first = await exchange({ code });
    expect(first.json()).toMatchObject({ token_type: 'Bearer', expires_in: 3600 });
    expect(String(first.json()['access_token'])).toMatch(/^BQ.{150,}$/);
    expect(String(first.json()['refresh_token'])).toMatch(/^AQ.{150,}$/);
    const second = await exchange({ code });
    expect(second.status).toBe(400);
    expect(second.json()).toEqual({
      error: 'invalid_grant',
      error_description: 'Invalid authorization code',
    });
  });

  test('the fields may be in the query of the POST', async () => {
    const answer = await ask(`${tokenUrl()}?grant_type=client_credentials`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...SPOTIFY_BASIC },
    });
    expect([answer.status, answer.json()['token_type']]).toEqual([200, 'Bearer']);
  });

  test('a code is bound to its redirect URI', async () => {
    const code = await spotifyCode(sandbox);
    const answer = await exchange({ code, redirect_uri: 'http://127.0.0.1:4001/api/auth/spotify/callback' });
    expect(answer.json()['error_description']).toBe('Invalid redirect URI');
  });

  test('a code expires after ten minutes', async () => {
    const code = await spotifyCode(sandbox);
    sandbox.control.clock.advance(10 * 60 * 1000 + 1);
    expect((await exchange({ code })).json()['error_description']).toBe('Authorization code expired');
  });

  test('a code with a PKCE challenge needs the verifier', async () => {
    const challenge = { code_challenge: CHALLENGE, code_challenge_method: 'S256' };
    const code_verifier = 'x'.repeat(50);
    const wrong = await exchange({ code: await spotifyCode(sandbox, challenge), code_verifier });
    expect(wrong.json()['error_description']).toBe('code_verifier was incorrect');
    expect((await exchange({ code: await spotifyCode(sandbox, challenge) })).status).toBe(400);
    const right = await exchange({ code: await spotifyCode(sandbox, challenge), code_verifier: VERIFIER });
    expect(right.status).toBe(200);
  });

  test('consent ends after six months, despite refreshes', async () => {
    const { refresh } = await spotifyTokens(sandbox);
    sandbox.control.clock.advance(180 * 24 * 3600 * 1000);
    expect((await renew(refresh)).status).toBe(200);
    sandbox.control.clock.advance(4 * 24 * 3600 * 1000);
    expect((await renew(refresh)).json()['error']).toBe('invalid_grant');
  });

  test('a revoked grant invalidates its refresh token and access token', async () => {
    const { access, refresh } = await spotifyTokens(sandbox);
    sandbox.control.tokens.revoke({ provider: 'spotify', user: 'premium-pat' });
    const renewed = await renew(refresh);
    expect(renewed.json()).toEqual({ error: 'invalid_grant', error_description: 'Refresh token revoked' });
    expect((await ask(`${sandbox.urls.spotifyApi}/v1/me`, bearer(access))).status).toBe(401);
  });
});

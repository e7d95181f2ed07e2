import { sandboxPerFile } from '../sandbox.fixture';
import {
  SOUNDCLOUD_BASIC,
  SOUNDCLOUD_CALLBACK,
  VERIFIER,
  ask,
  soundcloudAuthorizeUrl,
  soundcloudCode,
  soundcloudExchange,
  soundcloudToken,
} from '../test-client';

const sandbox = sandboxPerFile();

const token = (fields: Record<string, string>, headers?: Record<string, string>) =>
  soundcloudToken(sandbox, fields, headers);
const exchange = (changes?: Record<string, string>) => soundcloudExchange(sandbox, 'listener', changes);
describe('SoundCloud authorize', () => {
  test('a request without PKCE is redirected with invalid_request', async () => {
    const answer = await ask(soundcloudAuthorizeUrl(sandbox, { code_challenge: null }));
    expect(answer.headers.get('location')).toContain('error=invalid_request');
    const plain = await ask(soundcloudAuthorizeUrl(sandbox, { code_challenge_method: 'plain' }));
    expect(plain.headers.get('location')).toContain('error=invalid_request');
  });

  test('an unregistered redirect URI gets no redirect', async () => {
    const answer = await ask(
      soundcloudAuthorizeUrl(sandbox, { redirect_uri: 'http://127.0.0.1:4000/elsewhere' }),
    );
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  });
});

describe('SoundCloud token endpoint', () => {
  test('a code needs the secret in the body, even with its verifier', async () => {
    expect((await exchange()).status).toBe(200);
    expect((await exchange({ client_secret: 'guess' })).status).toBe(401);
    expect((await exchange({ code_verifier: 'x'.repeat(50) })).json()).toEqual({ error: 'invalid_grant' });
    const byHeader = {
      grant_type: 'authorization_code',
      code: await soundcloudCode(sandbox),
      redirect_uri: SOUNDCLOUD_CALLBACK,
      code_verifier: VERIFIER,
    };
    expect((await token(byHeader, SOUNDCLOUD_BASIC)).status).toBe(401);
  });

  test('too many token requests answer 429 with the reset time', async () => {
    sandbox.control.change({ soundcloud: { exchangesPerHour: 1 } });
    await token({ grant_type: 'client_credentials' });
    const refused = await token({ grant_type: 'client_credentials' }, SOUNDCLOUD_BASIC);
    expect(refused.status).toBe(429);
    expect(refused.text).toMatch(/"reset_time":"\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d \+0000"/);
    sandbox.control.clock.advance(3600 * 1000);
    expect((await token({ grant_type: 'client_credentials' }, SOUNDCLOUD_BASIC)).status).toBe(200);
  });

  test('requests of an app that is not activated count: 30 in an hour', async () => {
    const effect = 'app-not-activated';
    sandbox.control.faults.add({ service: 'soundcloud-auth', path: '/oauth/token', effect, times: 30 });
    const ask = async () => (await token({ grant_type: 'client_credentials' }, SOUNDCLOUD_BASIC)).status;
    for (let count = 0; count < 30; count += 1) expect(await ask()).toBe(401);
    expect(await ask()).toBe(429);
  });

  test('sends no CORS headers', async () => {
    expect(
      (await token({ grant_type: 'client_credentials' })).headers.get('access-control-allow-origin'),
    ).toBeNull();
  });
});

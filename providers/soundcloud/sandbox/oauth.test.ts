import { sandboxPerFile } from '@segue/provider-sandbox/testing/sandbox.fixture';
import { createSchemaSet } from '@segue/provider-sandbox/testing/schema';
import { type Answer, ask, VERIFIER } from '@segue/provider-sandbox/testing/client';
import { SOUNDCLOUD_API } from './schemas/api';
import {
  SOUNDCLOUD_BASIC,
  SOUNDCLOUD_CALLBACK,
  SOUNDCLOUD_CLIENT,
  soundcloudAuthorizeUrl,
  soundcloudCode,
  soundcloudToken,
} from './calls.fixture';

const sandbox = sandboxPerFile();

const schemas = createSchemaSet(SOUNDCLOUD_API);
/** A token request, whose answer must conform to the schema of SoundCloud's description. */
async function token(fields: Record<string, string>, headers?: Record<string, string>): Promise<Answer> {
  const answer = await soundcloudToken(sandbox, fields, headers);
  const name = { 200: 'ExpiringToken', 429: 'RateLimitErrors' }[answer.status] ?? 'TokenError';
  expect(schemas.errorsIn(name, answer.json())).toEqual([]);
  return answer;
}
const appToken = () => token({ grant_type: 'client_credentials' }, SOUNDCLOUD_BASIC);
const exchange = async (changes: Record<string, string> = {}) =>
  token({
    grant_type: 'authorization_code',
    code: await soundcloudCode(sandbox),
    redirect_uri: SOUNDCLOUD_CALLBACK,
    code_verifier: VERIFIER,
    ...SOUNDCLOUD_CLIENT,
    ...changes,
  });

test('SoundCloud authorize: a request without PKCE is redirected with invalid_request', async () => {
  const answer = await ask(soundcloudAuthorizeUrl(sandbox, { code_challenge: null }));
  expect(answer.headers.get('location')).toContain('error=invalid_request');
  const plain = await ask(soundcloudAuthorizeUrl(sandbox, { code_challenge_method: 'plain' }));
  expect(plain.headers.get('location')).toContain('error=invalid_request');
});

test('a code needs the secret in the body, even with its verifier; a refresh token works', async () => {
  const first = await exchange();
  expect((await exchange({ client_secret: 'guess' })).status).toBe(401);
  expect((await exchange({ code_verifier: 'x'.repeat(50) })).json()).toEqual({ error: 'invalid_grant' });
  expect((await exchange({ client_id: '', client_secret: '' })).status).toBe(401);
  const refresh_token = String(first.json()['refresh_token']);
  const refreshed = await token({ grant_type: 'refresh_token', refresh_token, ...SOUNDCLOUD_CLIENT });
  expect(refreshed.status).toBe(200);
});

test.each<[string, number, Record<string, string>]>([
  ['a wrong secret', 401, { grant_type: 'refresh_token', ...SOUNDCLOUD_CLIENT, client_secret: 'a-guess' }],
  [
    'an unknown refresh token',
    400,
    { grant_type: 'refresh_token', refresh_token: 'x', ...SOUNDCLOUD_CLIENT },
  ],
])('SoundCloud token endpoint: %s is refused', async (_name, status, fields) => {
  expect((await token(fields)).status).toBe(status);
});

test('SoundCloud token endpoint: too many token requests answer 429 with the reset time', async () => {
  sandbox.control.change({ soundcloud: { exchangesPerHour: 1 } });
  expect((await appToken()).status).toBe(200);
  const refused = await appToken();
  expect(refused.status).toBe(429);
  expect(refused.text).toMatch(/"reset_time":"\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d \+0000"/);
  sandbox.control.clock.advance(3600 * 1000);
  expect((await appToken()).status).toBe(200);
  const only = { service: 'soundcloud-auth', path: '/oauth/token', effect: 'exchange-limit' } as const;
  sandbox.control.faults.add(only);
  expect((await appToken()).status).toBe(429);
});

/** The token endpoint of Spotify; each answer must conform to the schema of Spotify's description. */
import { sandboxPerFile } from '@segue/provider-sandbox/testing/sandbox.fixture';
import { createSchemaSet } from '@segue/provider-sandbox/testing/schema';
import { type Answer, basic, CHALLENGE, VERIFIER } from '@segue/provider-sandbox/testing/client';
import { SPOTIFY_ACCOUNTS } from './schemas/accounts';
import { SPOTIFY_CALLBACK, spotifyCode, spotifyToken, spotifyTokens } from './calls.fixture';

const schemas = createSchemaSet(SPOTIFY_ACCOUNTS);
const SCHEMA_OF_GRANT: Record<string, string> = {
  authorization_code: 'CodeResponse',
  refresh_token: 'RefreshResponse',
  client_credentials: 'ClientCredentialsResponse',
};
const ERROR = 'AuthenticationErrorObject';
const CLIENT_ID = 'sandboxspotifyclient000000000000';
const S256 = { code_challenge: CHALLENGE, code_challenge_method: 'S256' };

const sandbox = sandboxPerFile();

async function token(fields: Record<string, string>, headers?: Record<string, string>): Promise<Answer> {
  const answer = await spotifyToken(sandbox, fields, headers);
  const name = answer.status === 200 ? SCHEMA_OF_GRANT[fields['grant_type'] ?? ''] : ERROR;
  expect(schemas.errorsIn(name ?? '', answer.json())).toEqual([]);
  return answer;
}
const exchange = (fields: Record<string, string>, headers?: Record<string, string>) =>
  token({ grant_type: 'authorization_code', redirect_uri: SPOTIFY_CALLBACK, ...fields }, headers);
const renew = (refresh: string) => token({ grant_type: 'refresh_token', refresh_token: refresh });

test('a code gives tokens of a realistic length, once', async () => {
  const code = await spotifyCode(sandbox);
  const first = (await exchange({ code })).json();
  expect(first).toMatchObject({ token_type: 'Bearer', expires_in: 3600 });
  expect(String(first['access_token'])).toMatch(/^BQ.{150,}$/);
  expect(String(first['refresh_token'])).toMatch(/^AQ.{150,}$/);
  const second = await exchange({ code });
  expect([second.status, second.json()['error_description']]).toEqual([400, 'Invalid authorization code']);
});

test('a code with a PKCE challenge needs the verifier, and then no secret', async () => {
  const exchangeWith = async (fields: Record<string, string>, headers?: Record<string, string>) =>
    exchange({ code: await spotifyCode(sandbox, S256), ...fields }, headers);
  const wrong = await exchangeWith({ code_verifier: 'x'.repeat(50) });
  expect(wrong.json()['error_description']).toBe('code_verifier was incorrect');
  expect((await exchangeWith({})).status).toBe(400);
  expect((await exchangeWith({ code_verifier: VERIFIER })).status).toBe(200);
  expect((await exchangeWith({ code_verifier: VERIFIER, client_id: CLIENT_ID }, {})).status).toBe(200);
});

test.each(['keep', 'rotate'] as const)(
  'a refresh token is renewed, with the setting %s',
  async (refreshTokens) => {
    sandbox.control.change({ spotify: { refreshTokens } });
    const answer = await renew((await spotifyTokens(sandbox)).refresh);
    expect([answer.status, 'refresh_token' in answer.json()]).toEqual([200, refreshTokens === 'rotate']);
  },
);

test.each<[string, Record<string, string>, Record<string, string>?]>([
  ['an unknown grant', { grant_type: 'password' }],
  ['a code that is missing', { grant_type: 'authorization_code' }],
  ['a wrong secret', { grant_type: 'client_credentials' }, basic(CLIENT_ID, 'a-guess')],
])('%s is refused with a flat OAuth error', async (...row) => {
  const [, fields, headers] = row;
  expect((await token(fields, headers)).status).toBe(400);
});

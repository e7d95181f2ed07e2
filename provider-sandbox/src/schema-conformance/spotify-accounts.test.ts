import { sandboxPerFile } from '../sandbox.fixture';
import {
  CHALLENGE,
  SPOTIFY_BASIC,
  SPOTIFY_CALLBACK,
  VERIFIER,
  ask,
  basic,
  spotifyCode,
  spotifyTokens,
  type Answer,
  spotifyToken,
} from '../test-client';
import { createSchemaSet } from './schema';
import { SPOTIFY_ACCOUNTS } from './spotify-accounts';

const schemas = createSchemaSet(SPOTIFY_ACCOUNTS);
const CLIENT_ID = 'sandboxspotifyclient000000000000';

const sandbox = sandboxPerFile();

const token = (fields: Record<string, string>, headers?: Record<string, string>) =>
  spotifyToken(sandbox, fields, headers);
const seen = (answer: Answer, name: string) => [answer.status, schemas.errorsIn(name, answer.json())];

describe('Spotify token answers conform to the schema', () => {
  test.each([
    ['the secret', {}, {}, undefined],
    [
      'PKCE and no secret',
      { code_challenge: CHALLENGE, code_challenge_method: 'S256' },
      { client_id: CLIENT_ID, code_verifier: VERIFIER },
      {},
    ],
  ])('authorization_code with %s', async (_what, challenge, fields, headers) => {
    const code = await spotifyCode(sandbox, challenge);
    const grant = { grant_type: 'authorization_code', code, redirect_uri: SPOTIFY_CALLBACK };
    expect(seen(await token({ ...grant, ...fields }, headers), 'CodeResponse')).toEqual([200, []]);
  });

  test.each(['keep', 'rotate'] as const)('refresh_token, with the setting %s', async (refreshTokens) => {
    sandbox.control.change({ spotify: { refreshTokens } });
    const { refresh } = await spotifyTokens(sandbox);
    const answer = await token({ grant_type: 'refresh_token', refresh_token: refresh });
    expect(seen(answer, 'RefreshResponse')).toEqual([200, []]);
  });

  test('client_credentials, without a scope and without a refresh token', async () => {
    const answer = await token({ grant_type: 'client_credentials' });
    expect(seen(answer, 'ClientCredentialsResponse')).toEqual([200, []]);
  });
});

describe('Spotify token errors are flat OAuth errors', () => {
  test.each<[string, Record<string, string>]>([
    ['no grant at all', {}],
    ['an unknown grant', { grant_type: 'password' }],
    ['a code that is missing', { grant_type: 'authorization_code' }],
    ['a redirect URI that is missing', { grant_type: 'authorization_code', code: 'AQ' }],
    ['an unknown code', { grant_type: 'authorization_code', code: 'AQ', redirect_uri: SPOTIFY_CALLBACK }],
    ['a refresh token that is missing', { grant_type: 'refresh_token' }],
    ['an unknown refresh token', { grant_type: 'refresh_token', refresh_token: 'AQ' }],
  ])('%s', async (_name, fields) => {
    expect(seen(await token(fields), 'AuthenticationErrorObject')).toEqual([400, []]);
  });

  test.each([
    ['an unknown client', basic('somebody', 'sandboxspotifysecret000000000000')],
    ['a wrong secret', basic(CLIENT_ID, 'a-guess')],
  ])('%s', async (_name, headers) => {
    const answer = await token({ grant_type: 'client_credentials' }, headers);
    expect(seen(answer, 'AuthenticationErrorObject')).toEqual([400, []]);
  });

  test('for a JSON body', async () => {
    const answer = await ask(`${sandbox.urls.spotifyAccounts}/api/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...SPOTIFY_BASIC },
      body: JSON.stringify({ grant_type: 'client_credentials' }),
    });
    expect(seen(answer, 'AuthenticationErrorObject')).toEqual([400, []]);
  });

  test('for revoked consent and the fault "invalid-grant"', async () => {
    const { refresh } = await spotifyTokens(sandbox);
    sandbox.control.tokens.revoke({ user: 'premium-pat' });
    const again = () => token({ grant_type: 'refresh_token', refresh_token: refresh });
    expect(seen(await again(), 'AuthenticationErrorObject')).toEqual([400, []]);
    sandbox.control.faults.add({ service: 'spotify-accounts', path: '/api/token', effect: 'invalid-grant' });
    expect(seen(await again(), 'AuthenticationErrorObject')).toEqual([400, []]);
  });
});

import * as arctic from 'arctic';
import * as oauth4webapi from 'oauth4webapi';
import * as openid from 'openid-client';
import { createSandbox } from '../src/create-sandbox';
import { sandboxPerFile } from '../src/testing/sandbox.fixture';
import { SOUNDCLOUD_CALLBACK } from '@segue/providers/soundcloud/sandbox/calls';
import { SPOTIFY_CALLBACK } from '@segue/providers/spotify/sandbox/calls';
import { approve, atSandbox, redirectClients } from './redirect-clients';

const SCOPE = 'user-read-private';
const SPOTIFY = {
  issuer: 'https://accounts.spotify.com',
  authorization_endpoint: 'https://accounts.spotify.com/authorize',
  token_endpoint: 'https://accounts.spotify.com/api/token',
};
const SOUNDCLOUD = {
  issuer: 'https://secure.soundcloud.com',
  authorization_endpoint: 'https://secure.soundcloud.com/authorize',
  token_endpoint: 'https://secure.soundcloud.com/oauth/token',
};

const sandbox = sandboxPerFile();
let restore: () => void;
beforeEach(() => {
  restore = redirectClients(sandbox);
});
afterEach(() => restore());

describe('oauth4webapi', () => {
  const appToken = (server: oauth4webapi.AuthorizationServer, id: string, secret: string) =>
    oauth4webapi.clientCredentialsGrantRequest(
      server,
      { client_id: id },
      oauth4webapi.ClientSecretBasic(secret),
      {},
    );

  test.each([
    ['Spotify', SPOTIFY, () => sandbox.clients.spotify],
    ['SoundCloud', SOUNDCLOUD, () => sandbox.clients.soundcloud],
  ])('gets a token of the application of %s by Basic', async (_name, server, credentials) => {
    const { id, secret } = credentials();
    const response = await appToken(server, id, secret);
    const client = { client_id: id };
    const token = await oauth4webapi.processClientCredentialsResponse(server, client, response);
    expect(token.token_type).toBe('bearer');
  });

  test('encodes a secret with other characters, which the sandbox decodes', async () => {
    const secret = 'a-secret: with %2B+ä';
    const other = await createSandbox({ port: 0, clients: { spotify: { secret } } });
    restore();
    restore = redirectClients(other);
    expect((await appToken(SPOTIFY, other.clients.spotify.id, secret)).status).toBe(200);
    await other.close();
  });

  test('exchanges a code as a public client with PKCE, and gets a new refresh token each time', async () => {
    const client = { client_id: sandbox.clients.spotify.id };
    const verifier = oauth4webapi.generateRandomCodeVerifier();
    const url = new URL(SPOTIFY.authorization_endpoint);
    url.search = new URLSearchParams({
      ...client,
      response_type: 'code',
      redirect_uri: SPOTIFY_CALLBACK,
      scope: SCOPE,
      state: 'the-state',
      code_challenge: await oauth4webapi.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }).toString();
    const callback = await approve(sandbox, url, 'premium-pat');
    expect(() => oauth4webapi.validateAuthResponse(SPOTIFY, client, callback, 'another-state')).toThrow(
      'state',
    );
    const params = oauth4webapi.validateAuthResponse(SPOTIFY, client, callback, 'the-state');
    const none = oauth4webapi.None();
    const exchange = () =>
      oauth4webapi.authorizationCodeGrantRequest(SPOTIFY, client, none, params, SPOTIFY_CALLBACK, verifier);
    const first = await oauth4webapi.processAuthorizationCodeResponse(SPOTIFY, client, await exchange());
    const again = oauth4webapi.processAuthorizationCodeResponse(SPOTIFY, client, await exchange());
    await expect(again).rejects.toMatchObject({ error: 'invalid_grant' });
    const refresh = first.refresh_token ?? '';
    const response = await oauth4webapi.refreshTokenGrantRequest(SPOTIFY, client, none, refresh);
    const second = await oauth4webapi.processRefreshTokenResponse(SPOTIFY, client, response);
    expect(second.refresh_token).not.toBe(first.refresh_token);
  });
});

describe('openid-client', () => {
  const config = (authentication: openid.ClientAuth) =>
    new openid.Configuration(SOUNDCLOUD, sandbox.clients.soundcloud.id, undefined, authentication);
  const authorizeUrl = async (server: openid.Configuration, verifier: string) =>
    openid.buildAuthorizationUrl(server, {
      redirect_uri: SOUNDCLOUD_CALLBACK,
      state: 'the-state',
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
  const checks = (pkceCodeVerifier: string) => ({ pkceCodeVerifier, expectedState: 'the-state' });

  test('signs in at SoundCloud with the secret in the body; a refresh token works once', async () => {
    const server = config(openid.ClientSecretPost(sandbox.clients.soundcloud.secret));
    const verifier = openid.randomPKCECodeVerifier();
    const callback = await approve(sandbox, await authorizeUrl(server, verifier), 'listener');
    const token = await openid.authorizationCodeGrant(server, callback, checks(verifier));
    const refresh = () => openid.refreshTokenGrant(server, token.refresh_token ?? '');
    expect((await refresh()).refresh_token).not.toBe(token.refresh_token);
    await expect(refresh()).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  test('finds a denied consent and a wrong state', async () => {
    const server = config(openid.ClientSecretPost(sandbox.clients.soundcloud.secret));
    const verifier = openid.randomPKCECodeVerifier();
    const url = await authorizeUrl(server, verifier);
    const denied = await fetch(`${atSandbox(sandbox, url)}&sandbox_auto=deny`, { redirect: 'manual' });
    const callback = new URL(denied.headers.get('location') ?? '');
    await expect(openid.authorizationCodeGrant(server, callback, checks(verifier))).rejects.toMatchObject({
      error: 'access_denied',
    });
    const approved = await approve(sandbox, url, 'listener');
    approved.searchParams.set('state', 'another-state');
    await expect(openid.authorizationCodeGrant(server, approved, checks(verifier))).rejects.toThrow();
  });
});

test('arctic signs in at Spotify and refreshes', async () => {
  const { id, secret } = sandbox.clients.spotify;
  const spotify = new arctic.Spotify(id, secret, SPOTIFY_CALLBACK);
  const verifier = arctic.generateCodeVerifier();
  const url = spotify.createAuthorizationURL(arctic.generateState(), verifier, [SCOPE]);
  const callback = await approve(sandbox, url, 'premium-pat');
  const tokens = await spotify.validateAuthorizationCode(callback.searchParams.get('code') ?? '', verifier);
  expect(tokens.scopes()).toEqual([SCOPE]);
  expect((await spotify.refreshAccessToken(tokens.refreshToken())).tokenType()).toBe('Bearer');
});

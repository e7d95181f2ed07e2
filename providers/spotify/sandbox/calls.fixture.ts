/** Calls to Spotify's services in tests. */
import type { Sandbox } from '@segue/provider-sandbox';
import { ask, basic, postForm, withParams } from '@segue/provider-sandbox/testing/client';

export const SPOTIFY_CALLBACK = 'http://127.0.0.1:4000/api/auth/spotify/callback';
const ALL_SCOPES =
  'streaming user-read-email user-read-private user-modify-playback-state user-read-playback-state';
const SPOTIFY_BASIC = basic('sandboxspotifyclient000000000000', 'sandboxspotifysecret000000000000');

export function spotifyAuthorizeUrl(sandbox: Sandbox, changes: Record<string, string | null> = {}): string {
  return withParams(`${sandbox.urls.spotifyAccounts}/authorize`, {
    client_id: 'sandboxspotifyclient000000000000',
    response_type: 'code',
    redirect_uri: SPOTIFY_CALLBACK,
    scope: ALL_SCOPES,
    state: 'the-state',
    sandbox_auto: 'approve',
    ...changes,
  });
}

export async function spotifyCode(
  sandbox: Sandbox,
  changes: Record<string, string | null> = {},
): Promise<string> {
  const answer = await ask(spotifyAuthorizeUrl(sandbox, changes));
  return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
}

/** A request to Spotify's token endpoint, by default with the secret of the application. */
export const spotifyToken = (
  sandbox: Sandbox,
  fields: Record<string, string>,
  headers: Record<string, string> = SPOTIFY_BASIC,
) => postForm(`${sandbox.urls.spotifyAccounts}/api/token`, fields, headers);

export async function spotifyTokens(
  sandbox: Sandbox,
  user = 'premium-pat',
  scope = ALL_SCOPES,
): Promise<{ access: string; refresh: string }> {
  const answer = await spotifyToken(sandbox, {
    grant_type: 'authorization_code',
    code: await spotifyCode(sandbox, { sandbox_user: user, scope }),
    redirect_uri: SPOTIFY_CALLBACK,
  });
  return { access: String(answer.json()['access_token']), refresh: String(answer.json()['refresh_token']) };
}

export async function spotifyAppToken(sandbox: Sandbox): Promise<string> {
  const answer = await spotifyToken(sandbox, { grant_type: 'client_credentials' });
  return String(answer.json()['access_token']);
}

/** Requests that several tests send to a running sandbox. */
import { createHash } from 'node:crypto';
import type { Sandbox } from './create-sandbox';

export const SPOTIFY_CALLBACK = 'http://127.0.0.1:4000/api/auth/spotify/callback';
export const SOUNDCLOUD_CALLBACK = 'http://127.0.0.1:4000/api/auth/soundcloud/callback';
const ALL_SCOPES =
  'streaming user-read-email user-read-private user-modify-playback-state user-read-playback-state';
export const VERIFIER = 'a-verifier-long-enough-to-be-taken-seriously-by-anybody';
export const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

export type Answer = {
  status: number;
  headers: Headers;
  bytes: Buffer;
  text: string;
  json: () => Record<string, unknown>;
};

export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString();
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    text,
    json: () => JSON.parse(text) as Record<string, unknown>,
  };
}

export function postForm(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return ask(url, { method: 'POST', body: new URLSearchParams(fields), headers });
}

export const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});
const SPOTIFY_BASIC = basic('sandboxspotifyclient000000000000', 'sandboxspotifysecret000000000000');
export const SOUNDCLOUD_CLIENT = {
  client_id: 'sandboxsoundcloudclient000000000',
  client_secret: 'sandboxsoundcloudsecret000000000',
};
export const SOUNDCLOUD_BASIC = basic('sandboxsoundcloudclient000000000', 'sandboxsoundcloudsecret000000000');

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

export function soundcloudAuthorizeUrl(
  sandbox: Sandbox,
  changes: Record<string, string | null> = {},
): string {
  return withParams(`${sandbox.urls.soundcloudAuth}/authorize`, {
    client_id: 'sandboxsoundcloudclient000000000',
    response_type: 'code',
    redirect_uri: SOUNDCLOUD_CALLBACK,
    state: 'the-state',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    sandbox_auto: 'approve',
    ...changes,
  });
}

function withParams(url: string, params: Record<string, string | null>): string {
  const kept = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== null);
  return `${url}?${new URLSearchParams(kept).toString()}`;
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

export const soundcloudToken = (
  sandbox: Sandbox,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) => postForm(`${sandbox.urls.soundcloudAuth}/oauth/token`, fields, headers);

export async function soundcloudAppToken(sandbox: Sandbox): Promise<string> {
  const answer = await soundcloudToken(sandbox, { grant_type: 'client_credentials' }, SOUNDCLOUD_BASIC);
  return String(answer.json()['access_token']);
}

export async function soundcloudCode(sandbox: Sandbox, user = 'listener'): Promise<string> {
  const answer = await ask(soundcloudAuthorizeUrl(sandbox, { sandbox_user: user }));
  return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
}

/** Consents as a user and exchanges the code. */
export async function soundcloudExchange(sandbox: Sandbox, user = 'listener'): Promise<Answer> {
  return soundcloudToken(sandbox, {
    grant_type: 'authorization_code',
    code: await soundcloudCode(sandbox, user),
    redirect_uri: SOUNDCLOUD_CALLBACK,
    code_verifier: VERIFIER,
    ...SOUNDCLOUD_CLIENT,
  });
}

export const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
export const oauth = (token: string) => ({ headers: { authorization: `OAuth ${token}` } });

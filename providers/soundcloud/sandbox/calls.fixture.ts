/** Calls to SoundCloud's services in tests. */
import type { Sandbox } from '@segue/provider-sandbox';
import {
  ask,
  basic,
  CHALLENGE,
  postForm,
  VERIFIER,
  withParams,
  type Answer,
} from '@segue/provider-sandbox/testing/client';

export const SOUNDCLOUD_CALLBACK = 'http://127.0.0.1:4000/api/auth/soundcloud/callback';
export const SOUNDCLOUD_CLIENT = {
  client_id: 'sandboxsoundcloudclient000000000',
  client_secret: 'sandboxsoundcloudsecret000000000',
};
export const SOUNDCLOUD_BASIC = basic('sandboxsoundcloudclient000000000', 'sandboxsoundcloudsecret000000000');

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

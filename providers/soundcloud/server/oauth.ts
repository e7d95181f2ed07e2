// SoundCloud's OAuth 2.1 endpoints: PKCE is required; client credentials go into the form, for the app's own token into HTTP Basic.
import type { SoundCloudConfig } from './settings';
import { type AuthorizeRequest, ProviderError, type UserTokens } from '@segue/api/port/music-provider';
import type { CallLog } from '@segue/api/port/upstream-events';
import { consentUrl, refreshForm, type TokenEndpoint } from '@segue/api/port/token-endpoint';
import type { Upstream } from '@segue/api/port/upstream';

export const authorizeUrl = (config: SoundCloudConfig, request: AuthorizeRequest): string =>
  consentUrl(`${config.authUrl}/authorize`, config.clientId, request);

export function tokenUrl(config: SoundCloudConfig): string {
  return `${config.authUrl}/oauth/token`;
}

/** SoundCloud allows thirty new app tokens an hour per IP address, so the single-use refresh token of the last one is used first. */
export async function obtainAppToken(token: TokenEndpoint, refreshToken: string | null): Promise<UserTokens> {
  if (refreshToken !== null) {
    try {
      return await token(refreshForm(refreshToken), 'body');
    } catch (error) {
      if (!(error instanceof ProviderError) || error.reason !== 'invalid_grant') throw error;
    }
  }
  return token({ grant_type: 'client_credentials' }, 'basic');
}

/** Revokes the token's session, including its refresh token. */
export async function signOut(
  upstream: Upstream,
  config: SoundCloudConfig,
  accessToken: string,
  log?: CallLog,
): Promise<void> {
  const answer = await upstream.send({
    operation: 'sign-out',
    log,
    method: 'POST',
    url: `${config.authUrl}/sign-out`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ access_token: accessToken }),
  });
  if (answer.status >= 400) throw new ProviderError('upstream', { reason: `status ${answer.status}` });
}

// SoundCloud's own token of the app, and its sign-out. Client credentials go into HTTP Basic for the app's token alone.
import { ProviderError, type UserTokens } from '@segue/api/port/music-provider';
import type { CallLog } from '@segue/api/port/upstream-events';
import { refreshForm, type TokenEndpoint } from '@segue/api/port/token-endpoint';
import type { Upstream } from '@segue/api/port/upstream';

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
export const signOutAt =
  (url: string) =>
  async (upstream: Upstream, accessToken: string, log?: CallLog): Promise<void> => {
    const answer = await upstream.send({
      operation: 'sign-out',
      log,
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ access_token: accessToken }),
    });
    if (answer.status >= 400) throw new ProviderError('upstream', { reason: `status ${answer.status}` });
  };

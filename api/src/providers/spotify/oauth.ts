// Spotify's OAuth endpoints. Client credentials go into HTTP Basic.
import type { SpotifyConfig } from './settings';
import type { AuthorizeRequest, UserTokens } from '../music-provider';
import type { TokenEndpoint } from '../token-endpoint';

/** The Web Playback SDK rejects a token without the two user-read scopes, although Segue reads neither field. */
export const PLAYBACK_SCOPES = [
  'streaming',
  'user-read-email',
  'user-read-private',
  'user-modify-playback-state',
];
export const SCOPES = [...PLAYBACK_SCOPES, 'user-read-playback-state'];

export function authorizeUrl(config: SpotifyConfig, request: AuthorizeRequest): string {
  const query = new URLSearchParams({
    client_id: config.clientId,
    response_type: 'code',
    redirect_uri: request.redirectUri,
    scope: SCOPES.join(' '),
    state: request.state,
    code_challenge_method: 'S256',
    code_challenge: request.codeChallenge,
    ...(request.forceConsent && { show_dialog: 'true' }),
  });
  return `${config.accountsUrl}/authorize?${query.toString()}`;
}

export function tokenUrl(config: SpotifyConfig): string {
  return `${config.accountsUrl}/api/token`;
}

/** Spotify gives no refresh token with the app's token: each one is a new client-credentials request. */
export function obtainAppToken(token: TokenEndpoint): Promise<UserTokens> {
  return token({ grant_type: 'client_credentials' }, 'basic');
}

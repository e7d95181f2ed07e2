// Spotify's OAuth endpoints. Client credentials go into HTTP Basic.
import type { SpotifyConfig } from './settings';
import type { AuthorizeRequest, UserTokens } from '@segue/api/port/music-provider';
import { consentUrl, type TokenEndpoint } from '@segue/api/port/token-endpoint';

/** The Web Playback SDK rejects a token without the two user-read scopes, although Segue reads neither field. */
export const PLAYBACK_SCOPES = [
  'streaming',
  'user-read-email',
  'user-read-private',
  'user-modify-playback-state',
];
const SCOPES = [...PLAYBACK_SCOPES, 'user-read-playback-state'];

export const authorizeUrl = (config: SpotifyConfig, request: AuthorizeRequest): string =>
  consentUrl(`${config.accountsUrl}/authorize`, config.clientId, request, {
    scope: SCOPES.join(' '),
    ...(request.forceConsent && { show_dialog: 'true' }),
  });

export function tokenUrl(config: SpotifyConfig): string {
  return `${config.accountsUrl}/api/token`;
}

/** Spotify gives no refresh token with the app's token: each one is a new client-credentials request. */
export function obtainAppToken(token: TokenEndpoint): Promise<UserTokens> {
  return token({ grant_type: 'client_credentials' }, 'basic');
}

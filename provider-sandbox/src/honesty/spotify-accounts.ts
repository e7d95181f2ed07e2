/**
 * What Spotify's accounts service answers. Its OpenAPI description names the addresses only, so this is written from the
 * field tables of developer.spotify.com/documentation/web-api/tutorials (code-flow, code-pkce-flow, refreshing-tokens,
 * client-credentials-flow) and concepts/api-calls, where the flat "authentication error object" is described.
 */
import { matching, oneOf, record, text, type Fields } from './description';

const granted: Fields = {
  access_token: text,
  token_type: oneOf('Bearer'),
  scope: matching('^[a-z-]+( [a-z-]+)*$'),
  expires_in: { type: 'integer', minimum: 1, maximum: 3600 },
};

export const SPOTIFY_ACCOUNTS: Fields = {
  CodeAnswer: record({ ...granted, refresh_token: text }),
  // "When a refresh token is not returned, continue using the existing token."
  RefreshAnswer: record(granted, { refresh_token: text }),
  ClientCredentialsAnswer: record({
    access_token: text,
    token_type: oneOf('Bearer'),
    expires_in: { type: 'integer', minimum: 1, maximum: 3600 },
  }),
  AuthenticationErrorObject: record({
    error: oneOf(
      'invalid_request',
      'invalid_client',
      'invalid_grant',
      'unauthorized_client',
      'unsupported_grant_type',
      'invalid_scope',
    ),
    error_description: text,
  }),
};

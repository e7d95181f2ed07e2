/**
 * Schemas of the Spotify accounts service. The OpenAPI description only names its URLs, so these follow the field tables of developer.spotify.com/documentation/web-api/tutorials (code-flow, code-pkce-flow, refreshing-tokens,
 * client-credentials-flow) and concepts/api-calls, where the flat "authentication error object" is described.
 */
import { pattern, oneOf, closedObject, text, type Fields } from '@segue/provider-sandbox/testing/schema';

const granted: Fields = {
  access_token: text,
  token_type: oneOf('Bearer'),
  scope: pattern('^[a-z-]+( [a-z-]+)*$'),
  expires_in: { type: 'integer', minimum: 1, maximum: 3600 },
};

export const SPOTIFY_ACCOUNTS: Fields = {
  CodeResponse: closedObject({ ...granted, refresh_token: text }),
  // "When a refresh token is not returned, continue using the existing token."
  RefreshResponse: closedObject(granted, { refresh_token: text }),
  ClientCredentialsResponse: closedObject({
    access_token: text,
    token_type: oneOf('Bearer'),
    expires_in: { type: 'integer', minimum: 1, maximum: 3600 },
  }),
  AuthenticationErrorObject: closedObject({
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

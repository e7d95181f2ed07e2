// Requests to an OAuth token endpoint: oauth4webapi writes the form and reads the answer, the provider's HTTP client sends it.
import * as oauth from 'oauth4webapi';
import type { Clock } from '../time';
import {
  ProviderError,
  type AuthorizeRequest,
  type ExchangeRequest,
  type UserTokens,
} from './music-provider';
import type { UpstreamAnswer } from './send-once';
import type { Upstream } from './upstream';
import type { CallLog, Operation } from './upstream-events';

/** Wrong client id or secret, or an app that may not use this grant; SoundCloud's new apps get the first until they are activated. */
export const APP_ERRORS: readonly string[] = ['invalid_client', 'unauthorized_client'];

export type TokenForm = { grant_type: string; [name: string]: string };
export type TokenEndpoint = (
  form: TokenForm,
  authentication: ClientAuthentication,
  log?: CallLog,
) => Promise<UserTokens>;

/** Where the client id and secret go: HTTP Basic header or form body. */
export type ClientAuthentication = 'basic' | 'body';

export function createTokenEndpoint(
  options: { url: string; clientId: string; clientSecret: string; clock: Clock },
  upstream: Upstream,
  operationOf: (form: TokenForm) => Operation,
): TokenEndpoint {
  const { url, clientId, clientSecret, clock } = options;
  const server = { issuer: new URL(url).origin, token_endpoint: url };
  const client = { client_id: clientId };
  const authentications = {
    basic: oauth.ClientSecretBasic(clientSecret),
    body: oauth.ClientSecretPost(clientSecret),
  };
  return async (form, authentication, log) => {
    const { grant_type: grant, ...parameters } = form;
    const response = await oauth.genericTokenEndpointRequest(
      server,
      client,
      authentications[authentication],
      grant,
      parameters,
      {
        // The address is configured, and a sandbox has no TLS.
        [oauth.allowInsecureRequests]: true,
        [oauth.customFetch]: async (address, { headers, body }) =>
          responseOf(
            await upstream.send({
              operation: operationOf(form),
              log,
              method: 'POST',
              url: address,
              headers,
              body: String(body),
            }),
          ),
      },
    );
    try {
      const answer = await oauth.processGenericTokenEndpointResponse(server, client, response);
      if (answer.expires_in === undefined) throw new Error('no expires_in');
      return {
        accessToken: answer.access_token,
        refreshToken: answer.refresh_token ?? null,
        expiresAt: new Date(clock().getTime() + answer.expires_in * 1000),
        scope: answer.scope ?? '',
      };
    } catch (error) {
      throw tokenError(error, response.status);
    }
  };
}

export const codeForm = ({ code, redirectUri, codeVerifier }: ExchangeRequest): TokenForm => ({
  grant_type: 'authorization_code',
  code,
  redirect_uri: redirectUri,
  code_verifier: codeVerifier,
});

export const refreshForm = (refreshToken: string): TokenForm => ({
  grant_type: 'refresh_token',
  refresh_token: refreshToken,
});

export function consentUrl(
  page: string,
  clientId: string,
  { state, codeChallenge, redirectUri }: AuthorizeRequest,
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
    state,
    ...more,
  });
  // An issuer's page may have a query of its own.
  return `${page}${page.includes('?') ? '&' : '?'}${query.toString()}`;
}

/** Providers do not always name the type of their JSON. */
export const responseOf = ({ status, text }: UpstreamAnswer): Response =>
  new Response(text || null, { status, headers: { 'content-type': 'application/json' } });

function tokenError(error: unknown, status: number): ProviderError {
  if (error instanceof oauth.ResponseBodyError) {
    const reason = error.error;
    if (APP_ERRORS.includes(reason)) return new ProviderError('app-refused', { reason });
    const isAuthError = reason === 'invalid_grant' || status === 401;
    return new ProviderError(isAuthError ? 'auth' : 'upstream', { reason });
  }
  const kind = status === 200 ? 'malformed' : status === 401 ? 'auth' : 'upstream';
  return new ProviderError(kind, { reason: `status ${status}`, cause: error });
}

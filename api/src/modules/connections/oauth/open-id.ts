// The client of OpenID Connect: oauth4webapi checks what the issuer answers, our HTTP client sends the requests.
import type { FastifyInstance } from 'fastify';
import * as oauth from 'oauth4webapi';
import { DEADLINES } from '../../../providers/create-providers';
import {
  ProviderError,
  type AuthorizeRequest,
  type ExchangeRequest,
} from '../../../providers/music-provider';
import { APP_ERRORS, consentUrl, responseOf } from '../../../providers/token-endpoint';
import { createUpstream } from '../../../providers/upstream';
import { NO_EVENTS } from '../../../providers/upstream-events';
import type { OutsideIdentity } from '../../auth';

type Sent = { method: 'GET' | 'POST'; headers: Record<string, string>; body?: unknown };

/** Null when it is not configured. The issuer is asked at the first sign-in: a dead one does not stop the start of the server. */
export function createOpenId(app: FastifyInstance) {
  const { openId } = app.config;
  if (openId === null) return null;
  const parts = { clock: app.clock, sharedBackoff: app.sharedBackoff, events: NO_EVENTS };
  const upstream = createUpstream({ ...parts, client: 'open-id', timeoutMs: DEADLINES.tokenMs });
  app.addHook('onClose', () => upstream.close());
  const client = { client_id: openId.clientId };
  const issuer = new URL(openId.issuer);
  // The discovery document names addresses; without this rule it would choose whom this server talks to.
  const requireKnownHost = (address = '') => {
    if (URL.canParse(address) && openId.origins.includes(new URL(address).origin)) return address;
    throw new ProviderError('app-refused', { reason: `${address} is not on a host of OIDC_HOSTS` });
  };
  const options = {
    // An issuer on this machine needs no TLS; the settings refuse others without it.
    [oauth.allowInsecureRequests]: true,
    [oauth.customFetch]: async (address: string, { method, headers, body }: Sent) => {
      const sent = { method, headers, ...(method === 'POST' && { body: String(body) }) };
      const url = requireKnownHost(address);
      return responseOf(await upstream.send({ operation: 'open-id', url, ...sent }));
    },
  };

  let discovery: Promise<oauth.AuthorizationServer> | null = null;
  const discover = async () =>
    oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, options));
  /** Asks the issuer; after any failure it is discovered again. */
  const ask = async <Answer>(request: (server: oauth.AuthorizationServer) => Answer | Promise<Answer>) => {
    try {
      return await request(await (discovery ??= discover()));
    } catch (cause) {
      discovery = null;
      if (cause instanceof ProviderError) throw cause;
      const isOurs = cause instanceof oauth.ResponseBodyError && APP_ERRORS.includes(cause.error);
      throw new ProviderError(isOurs ? 'app-refused' : 'malformed', { reason: String(cause), cause });
    }
  };

  return {
    /** The PKCE challenge is the nonce too: both bind the answer to the secret of this flow. */
    authorizeUrl: (request: AuthorizeRequest): Promise<string> =>
      ask((server) => {
        const page = requireKnownHost(server.authorization_endpoint);
        const more = { scope: 'openid email', nonce: request.codeChallenge };
        return consentUrl(page, openId.clientId, request, more);
      }),

    /** The user whom the issuer names in its ID token. */
    identify: (callback: ExchangeRequest & { state: string; iss: unknown }): Promise<OutsideIdentity> =>
      ask(async (server) => {
        const { code, state, iss, codeVerifier, redirectUri } = callback;
        const query = new URLSearchParams({ code, state, ...(typeof iss === 'string' && { iss }) });
        const isPost =
          server.token_endpoint_auth_methods_supported?.includes('client_secret_basic') === false;
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          (isPost ? oauth.ClientSecretPost : oauth.ClientSecretBasic)(openId.clientSecret),
          oauth.validateAuthResponse(server, client, query, state),
          redirectUri,
          codeVerifier,
          options,
        );
        const expectedNonce = await oauth.calculatePKCECodeChallenge(codeVerifier);
        const checks = { expectedNonce, requireIdToken: true };
        const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, checks);
        await oauth.validateApplicationLevelSignature(server, response, options);
        const claims = oauth.getValidatedIdTokenClaims(tokens)!;
        const email = typeof claims['email'] === 'string' ? claims['email'] : null;
        return { issuer: claims.iss, subject: claims.sub, email };
      }),
  };
}

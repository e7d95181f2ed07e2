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
import { NO_EVENTS, type CallLog } from '../../../providers/upstream-events';

type Callback = ExchangeRequest & { state: string; iss: unknown; nonce: string };

/** Null when it is not configured. The issuer is asked at the first sign-in: a dead one does not stop the start of the server. */
export function createOpenId(app: FastifyInstance) {
  const { clock, sharedBackoff } = app;
  const { openId } = app.config;
  if (openId === null) return null;
  const upstream = createUpstream({
    client: 'open-id',
    timeoutMs: DEADLINES.tokenMs,
    clock,
    events: NO_EVENTS,
    sharedBackoff,
  });
  app.addHook('onClose', () => upstream.close());
  const client = { client_id: openId.clientId };
  // The discovery document names addresses; without this rule it would choose whom this server talks to.
  const requireKnownHost = (address = '') => {
    if (URL.canParse(address) && openId.origins.includes(new URL(address).origin)) return address;
    throw new ProviderError('app-refused', { reason: `${address} is not on a host of OIDC_HOSTS` });
  };
  const optionsFor = (log: CallLog) => ({
    // An issuer on this machine needs no TLS; the settings refuse others without it.
    [oauth.allowInsecureRequests]: true,
    [oauth.customFetch]: async (
      url: string,
      { method, headers, body }: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: unknown },
    ) =>
      responseOf(
        await upstream.send({
          operation: 'open-id',
          log,
          method,
          url: requireKnownHost(url),
          headers,
          ...(method === 'POST' && { body: String(body) }),
        }),
      ),
  });

  let discovery: Promise<oauth.AuthorizationServer> | null = null;
  const discover = async (log: CallLog): Promise<oauth.AuthorizationServer> => {
    const issuer = new URL(openId.issuer);
    return oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, optionsFor(log)));
  };
  /** Asks the issuer; after any failure it is discovered again. */
  const ask = async <Answer>(
    log: CallLog,
    request: (server: oauth.AuthorizationServer) => Promise<Answer>,
  ) => {
    try {
      return await request(await (discovery ??= discover(log)));
    } catch (cause) {
      discovery = null;
      if (cause instanceof ProviderError) throw cause;
      const isOurs = cause instanceof oauth.ResponseBodyError && APP_ERRORS.includes(cause.error);
      throw new ProviderError(isOurs ? 'app-refused' : 'malformed', { reason: String(cause), cause });
    }
  };

  return {
    authorizeUrl: ({ nonce, ...request }: AuthorizeRequest & { nonce: string }, log: CallLog) =>
      ask(log, async (server) =>
        consentUrl(requireKnownHost(server.authorization_endpoint), openId.clientId, request, {
          scope: 'openid email',
          nonce,
        }),
      ),

    /** The user whom the issuer names in its ID token. */
    identify: ({ code, state, iss: named, nonce, codeVerifier, redirectUri }: Callback, log: CallLog) =>
      ask(log, async (server) => {
        const query = new URLSearchParams({ code, state, ...(typeof named === 'string' && { iss: named }) });
        const callback = oauth.validateAuthResponse(server, client, query, state);
        const takesBasic =
          server.token_endpoint_auth_methods_supported?.includes('client_secret_basic') ?? true;
        const authentication = takesBasic ? oauth.ClientSecretBasic : oauth.ClientSecretPost;
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          authentication(openId.clientSecret),
          callback,
          redirectUri,
          codeVerifier,
          optionsFor(log),
        );
        const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
          expectedNonce: nonce,
          requireIdToken: true,
        });
        await oauth.validateApplicationLevelSignature(server, response, optionsFor(log));
        const { iss, sub, email } = oauth.getValidatedIdTokenClaims(tokens)!;
        return { issuer: iss, subject: sub, email: typeof email === 'string' ? email : null };
      }),
  };
}

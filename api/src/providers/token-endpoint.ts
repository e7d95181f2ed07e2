// Client of an OAuth token endpoint, the same for both providers: sends a form, returns tokens or throws a ProviderError.
import * as z from 'zod/mini';
import type { Clock } from '../clock';
import { ProviderError, type ExchangeRequest, type UserTokens } from './music-provider';
import type { UpstreamAnswer } from './send-once';
import type { Upstream } from './upstream';
import type { CallLog, Operation } from './upstream-events';
import { jsonOrNull, lenient, readBody } from './wire';

export const tokenAnswer = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.number().check(z.gt(0)),
  refresh_token: lenient(z.string().check(z.minLength(1))),
  scope: lenient(z.string()),
});

// `error` is OAuth's format; `message` is from SoundCloud's OpenAPI description.
const errorAnswer = z.object({ error: lenient(z.string()), message: lenient(z.string()) });

/** Wrong client id or secret, or an app that may not use this grant; SoundCloud's new apps get the first until they are activated. */
const APP_ERRORS: readonly string[] = ['invalid_client', 'unauthorized_client'];

export type TokenForm = Readonly<Record<string, string>>;
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
  return async (form, authentication, log) => {
    const inBody = authentication === 'body' ? { client_id: clientId, client_secret: clientSecret } : {};
    const answer = await upstream.send({
      operation: operationOf(form),
      log,
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(authentication === 'basic' && { authorization: basic(clientId, clientSecret) }),
      },
      body: new URLSearchParams({ ...form, ...inBody }).toString(),
    });
    if (answer.status !== 200) throw tokenError(answer);
    return tokensOf(readBody(answer, tokenAnswer), clock);
  };
}

export function tokensOf(answer: z.infer<typeof tokenAnswer>, clock: Clock): UserTokens {
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
    expiresAt: new Date(clock().getTime() + answer.expires_in * 1000),
    scope: answer.scope ?? '',
  };
}

/** The form that redeems an authorization code. */
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

/** The header of HTTP Basic. */
export function basic(clientId: string, clientSecret: string): string {
  return `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
}

function tokenError(answer: UpstreamAnswer): ProviderError {
  const parsed = errorAnswer.safeParse(jsonOrNull(answer.text));
  const reason = parsed.success ? (parsed.data.error ?? parsed.data.message) : null;
  if (reason === null) return new ProviderError('upstream', { reason: `status ${answer.status}` });
  if (APP_ERRORS.includes(reason)) return new ProviderError('app-refused', { reason });
  const isAuthError = reason === 'invalid_grant' || answer.status === 401;
  return new ProviderError(isAuthError ? 'auth' : 'upstream', { reason });
}

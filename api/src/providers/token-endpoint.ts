// The OAuth token endpoint both services share in shape: a form goes in, tokens or a flat error come out.
import * as z from 'zod/mini';
import type { Clock } from '../clock';
import { ProviderError, type UserTokens } from './music-provider';
import type { Upstream, UpstreamAnswer } from './upstream';
import { jsonOrNull, lenient, readBody } from './wire';

const tokenAnswer = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.number().check(z.gt(0)),
  refresh_token: lenient(z.string().check(z.minLength(1))),
  scope: lenient(z.string()),
});

// The second shape, `{message}`, appears in SoundCloud's machine file.
const errorAnswer = z.object({ error: lenient(z.string()), message: lenient(z.string()) });

export type TokenForm = Readonly<Record<string, string>>;
export type TokenEndpoint = (form: TokenForm, client: ClientProof) => Promise<UserTokens>;

/** How the product proves that it is itself: in the header or in the form. */
export type ClientProof = 'basic' | 'body';

export function createTokenEndpoint(options: {
  upstream: Upstream;
  url: string;
  clientId: string;
  clientSecret: string;
  clock: Clock;
}): TokenEndpoint {
  const { upstream, url, clientId, clientSecret, clock } = options;
  return async (form, proof) => {
    if (clientId === '') throw new ProviderError('auth', { reason: 'not configured' });
    const inBody = proof === 'body' ? { client_id: clientId, client_secret: clientSecret } : {};
    const answer = await upstream.send({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(proof === 'basic' && { authorization: basic(clientId, clientSecret) }),
      },
      body: new URLSearchParams({ ...form, ...inBody }).toString(),
    });
    if (answer.status !== 200) throw tokenError(answer);
    const tokens = readBody(answer, tokenAnswer);
    return {
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token,
      expiresAt: new Date(clock().getTime() + tokens.expires_in * 1000),
      scope: tokens.scope ?? '',
    };
  };
}

function basic(clientId: string, clientSecret: string): string {
  return `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
}

function tokenError(answer: UpstreamAnswer): ProviderError {
  const parsed = errorAnswer.safeParse(jsonOrNull(answer.text));
  const reason = parsed.success ? (parsed.data.error ?? parsed.data.message) : null;
  if (reason === null) return new ProviderError('upstream', { reason: `status ${answer.status}` });
  const isOurs = reason === 'invalid_grant' || reason === 'invalid_client';
  return new ProviderError(isOurs || answer.status === 401 ? 'auth' : 'upstream', { reason });
}

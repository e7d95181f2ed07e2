// Sends one HTTP request to a provider, with a size limit and without following redirects.
import { request as send, type Agent } from 'undici';
import { bodyBytes } from './body-bytes';
import { ProviderError } from './music-provider';
import type { CallLog, Operation, SentRequest } from './upstream-events';

export type UpstreamRequest = {
  operation: Operation;
  method: 'GET' | 'POST';
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Not sent again after a failure: a lost answer does not tell whether it has had its effect. */
  isSentOnce?: boolean;
  /** A redirect is the expected answer and is not followed. */
  expectsRedirect?: boolean;
  /** A longer answer is refused; 2 MB when not given. */
  maxBytes?: number;
  log?: CallLog | undefined;
};

export type UpstreamAnswer = { status: number; header: (name: string) => string | null; text: string };

const RESPONSE_MAX_BYTES = 2 * 1024 * 1024;

export function resultOf(status: number, expectsRedirect = false): SentRequest['result'] {
  if (status === 429) return 'rate-limited';
  if (status >= 500) return 'failed';
  if (status >= 400) return 'refused';
  return status >= 300 && !expectsRedirect ? 'malformed' : 'ok';
}

/** Rejects with the HTTP client's own error when there is no answer, and with a ProviderError when it is too large. */
export async function sendOnce(
  request: UpstreamRequest,
  agent: Agent,
  signal: AbortSignal,
): Promise<UpstreamAnswer> {
  const { statusCode, headers, body } = await send(request.url, {
    dispatcher: agent,
    method: request.method,
    headers: { 'user-agent': 'Segue', accept: 'application/json; charset=utf-8', ...request.headers },
    ...(request.body !== undefined && { body: request.body }),
    signal,
  });
  const bytes = await bodyBytes(
    body,
    request.maxBytes ?? RESPONSE_MAX_BYTES,
    () => new ProviderError('malformed', { reason: 'answer too large' }),
  );
  return {
    status: statusCode,
    header: (name) => {
      const value = headers[name];
      return (Array.isArray(value) ? value[0] : value) ?? null;
    },
    text: bytes.toString('utf8'),
  };
}

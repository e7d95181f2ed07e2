/** Parts of all answers of SoundCloud's API: who asks, pages and errors. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Grant } from '@segue/provider-sandbox/core/tokens';
import type { SoundCloudContext } from './context';

export const MAX_LIMIT = 200;
export const DEFAULT_LIMIT = 50;

/** SoundCloud sometimes links to a page after the last one, which is then empty. */
export function nextHref(
  context: SoundCloudContext,
  query: Record<string, string>,
  count: number,
  offset: number,
  limit: number,
  path = '/tracks',
): string | null {
  const isOver = offset + limit >= count;
  if (isOver && (!context.settings.soundcloud.emptyLastPage || offset >= count)) return null;
  const next = new URLSearchParams({ ...query, limit: String(limit), offset: String(offset + limit) });
  return `${context.urls.soundcloudApi}${path}?${next.toString()}`;
}

export function authenticate(
  context: SoundCloudContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Grant | null {
  const token = /^OAuth (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  const found = token ? context.tokens.findAccess('soundcloud', token) : undefined;
  if (found && !found.grant.revoked && found.expiresAt > context.clock.now()) return found.grant;
  void sendError(reply, 401, '');
  return null;
}

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  501: 'Not Implemented',
};

export function sendError(reply: FastifyReply, status: number, message: string) {
  return reply.code(status).send({
    code: status,
    message,
    link: 'https://developers.soundcloud.com/docs/api/explorer/open-api',
    status: `${status} - ${STATUS_TEXTS[status] ?? 'Error'}`,
    errors: message ? [{ error_message: message }] : [],
    error: null,
  });
}

export function wholeNumber(text: string | undefined, otherwise: number): number | null {
  if (text === undefined) return otherwise;
  return /^\d+$/.test(text) ? Number(text) : null;
}

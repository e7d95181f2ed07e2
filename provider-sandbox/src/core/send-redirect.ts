/** Redirects back to the application. A fault may corrupt the query: no state, a wrong state, another error. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withQuery } from './redirect-uris';

export function sendRedirect(
  request: FastifyRequest,
  reply: FastifyReply,
  redirectUri: string,
  answer: {
    code?: string;
    error?: string;
    error_description?: string;
    state: string | null;
    iss?: string | null;
  },
) {
  const effect = request.effect?.kind === 'redirect' ? request.effect : null;
  const state =
    effect?.state === 'missing' ? null : effect?.state === 'wrong' ? 'not-the-state-you-sent' : answer.state;
  const params = effect?.error ? { error: effect.error, state } : { ...answer, state };
  return reply
    .code(302)
    .header('location', withQuery(redirectUri, params))
    .header('cache-control', 'no-store')
    .send('');
}

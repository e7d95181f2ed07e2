// The form behind a reset link. Submitting it uses the link up, opening it does not.
import { messages } from '@segue/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, failure } from '../../failure';
import { accountLimits } from '../../plugins/rate-limits';
import { logSecurity } from '../../plugins/security-log';
import { findReset, redeemReset } from './password-resets';
import { RESET_PAGE_POLICY, resetBusy, resetDone, resetForm, resetGone } from './reset-page';
import { checkPassword } from './service';

const PATH = '/api/auth/reset/:token';
const FORM_MAX_BYTES = 2048;

type ResetRequest = FastifyRequest<{ Params: { token: string } }>;

/** A separate Fastify scope, because no other route accepts a form. */
export async function resetModule(scope: FastifyInstance): Promise<void> {
  const { database, passwords, clock } = scope;
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  const config = { access: 'anyone' } as const;
  scope.addHook('onRequest', async () => {
    if (!scope.config.passwordSignIn) failure('passwordsOff');
  });

  // Not rate-limited: it is one read, a token of 256 bits cannot be guessed, and images on another site could use up the limit.
  scope.get<{ Params: { token: string } }>(PATH, { config }, async (request, reply) => {
    const user = await findReset(database, request.params.token, clock());
    return user ? show(reply, 200, resetForm()) : show(reply, 404, resetGone());
  });

  const change = async (request: ResetRequest, form: URLSearchParams): Promise<[number, string]> => {
    const { token } = request.params;
    const user = await findReset(database, token, clock());
    if (!user) return [404, resetGone()];
    const password = form.get('password') ?? '';
    checkPassword(password);
    if (form.get('confirm') !== password) return [400, resetForm(messages.confirmMismatch)];
    const used = await redeemReset(database, token, await passwords.hash(password), clock());
    if (!used) return [404, resetGone()];
    logSecurity(request, 'password reset', { userId: used.userId });
    logSecurity(request, 'sessions revoked', { userId: used.userId, count: used.ended });
    return [200, resetDone()];
  };

  const counted = { ...config, rateLimit: accountLimits(scope).newAccount };
  scope.post<{ Params: { token: string } }>(PATH, { config: counted }, async (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    try {
      return show(reply, ...(await change(request, form)));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const text = error.status === 400 ? resetForm(error.message) : resetBusy(error.message);
      return show(reply, error.status, text);
    }
  });
}

function show(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': RESET_PAGE_POLICY,
      // The address is a secret and must not leave as a referrer; the form still sends its origin.
      'referrer-policy': 'same-origin',
    })
    .send(html);
}

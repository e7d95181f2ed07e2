// The form behind a reset link. Submitting it uses the link up, opening it does not.
import { messages } from '@segue/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { DomainError, failure } from '../../failure';
import { accountLimits } from '../../plugins/rate-limits';
import { logSecurity } from '../../plugins/security-log';
import { findReset, redeemReset } from './password-resets';
import { RESET_PAGE_POLICY, resetDone, resetFailed, resetForm, resetGone } from './reset-page';
import { checkPassword } from './service';

const PATH = '/api/auth/reset/:token';
const FORM_MAX_BYTES = 2048;

type WithToken = { Params: { token: string } };

const PAGES: Record<number, (problem: string) => string> = { 400: resetForm, 404: () => resetGone };

/** A separate Fastify scope, because no other route accepts a form. */
export async function resetModule(scope: FastifyInstance): Promise<void> {
  const { database, passwords, clock } = scope;
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  const config = { access: 'anyone' } as const;
  scope.setErrorHandler((error, _request, reply) => {
    // The general handler logs a request of another site.
    if (!(error instanceof DomainError) || error.code === 'crossSite') throw error;
    const page = PAGES[error.status] ?? resetFailed;
    return show(reply, error.status, page(error.message));
  });
  scope.addHook('onRequest', async () => {
    if (!scope.config.passwordSignIn) failure('passwordsOff');
  });
  const requireReset = async (token: string) =>
    (await findReset(database, token, clock())) ?? failure('notFound');

  // Not rate-limited: it is one read, a token of 256 bits cannot be guessed, and images on another site could use up the limit.
  scope.get<WithToken>(PATH, { config }, async ({ params }, reply) => {
    await requireReset(params.token);
    return show(reply, 200, resetForm());
  });

  const counted = { ...config, rateLimit: accountLimits(scope).newAccount };
  scope.post<WithToken>(PATH, { config: counted }, async (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const { token } = request.params;
    await requireReset(token);
    const password = form.get('password') ?? '';
    checkPassword(password);
    if (form.get('confirm') !== password) failure('passwordInvalid', { message: messages.confirmMismatch });
    const used = await redeemReset(database, token, await passwords.hash(password), clock());
    const { userId, ended } = used ?? failure('notFound');
    logSecurity(request, 'password reset', { userId });
    logSecurity(request, 'sessions revoked', { userId, count: ended });
    return show(reply, 200, resetDone);
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

/** SoundCloud's authorization server: PKCE is mandatory, client secrets come in the body. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formFields, isRecord, jsonBody, queryOf } from '../core/bodies';
import { scriptedDecision, type Decision, type PendingRequest } from '../core/consent';
import { consentPage } from '../core/consent-page';
import { errorPage } from '../core/page';
import { sendRedirect } from '../core/send-redirect';
import { isRegisteredRedirect } from '../core/redirect-uris';
import type { SandboxContext } from '../context';
import { soundCloudTokenRoute } from './token.route';

const DEFAULT_USER = 'listener';

export function oauthRoutes(context: SandboxContext) {
  return async (app: FastifyInstance) => {
    app.get('/authorize', async (request, reply) => {
      const pending = readRequest(context, request, reply);
      if (!pending) return reply;
      const scripted = scriptedDecision(request, context.settings.consent.soundcloud, DEFAULT_USER);
      if (scripted) return decide(context, request, reply, pending, scripted);
      return sendHtml(
        reply,
        200,
        consentPage({
          providerName: 'SoundCloud',
          clientId: pending.clientId,
          redirectHost: new URL(pending.redirectUri).host,
          users: ['listener', 'uploader', 'no-avatar'].flatMap((key) => {
            const user = context.soundcloudUsers.find(key);
            return user ? [{ key, name: user.username, detail: user.detail }] : [];
          }),
          scopes: [],
          action: `${context.urls.soundcloudAuth}/authorize/decision`,
          requestId: context.consent.add(pending),
        }),
      );
    });

    app.post('/authorize/decision', async (request, reply) => {
      const form = formFields(request) ?? {};
      const pending = context.consent.take(form['request'] ?? '');
      if (!pending)
        return sendHtml(
          reply,
          400,
          errorPage('This request has expired', 'Go back to the application and start again.'),
        );
      const decision: Decision =
        form['decision'] === 'approve'
          ? { approve: true, user: form['user'] ?? DEFAULT_USER }
          : { approve: false };
      return decide(context, request, reply, pending, decision);
    });

    app.post('/oauth/token', soundCloudTokenRoute(context));

    app.post('/sign-out', async (request, reply) => {
      const reading = jsonBody(request);
      const token = reading.ok && isRecord(reading.value) ? reading.value['access_token'] : undefined;
      if (typeof token !== 'string') return reply.code(400).send({ error: 'invalid_request' });
      const found = context.tokens.findAccess('soundcloud', token);
      if (found) found.grant.revoked = true;
      return reply.code(200).send({});
    });
  };
}

function readRequest(
  context: SandboxContext,
  request: FastifyRequest,
  reply: FastifyReply,
): PendingRequest | null {
  const query = queryOf(request);
  const client = context.clients.soundcloud;
  const refuse = (text: string) => {
    void sendHtml(reply, 400, errorPage(text, 'The application gets no answer.'));
    return null;
  };
  if (query['client_id'] !== client.id) return refuse('invalid_client');
  const redirectUri = query['redirect_uri'] ?? '';
  if (!isRegisteredRedirect(client.redirectUris, redirectUri)) return refuse('invalid redirect_uri');
  const state = query['state'] ?? null;
  const challenge = query['code_challenge'] ?? '';
  const problem =
    query['response_type'] !== 'code'
      ? 'response_type must be code'
      : !/^[A-Za-z0-9_-]{43}$/.test(challenge) || query['code_challenge_method'] !== 'S256'
        ? 'code_challenge with method S256 is required'
        : null;
  if (problem) {
    sendRedirect(request, reply, redirectUri, {
      error: 'invalid_request',
      error_description: problem,
      state,
    });
    return null;
  }
  return { clientId: client.id, redirectUri, state, scopes: [], challenge };
}

function decide(
  context: SandboxContext,
  request: FastifyRequest,
  reply: FastifyReply,
  pending: PendingRequest,
  decision: Decision,
) {
  const user = decision.approve ? context.soundcloudUsers.find(decision.user) : undefined;
  if (decision.approve && !user) {
    return sendHtml(reply, 400, errorPage('Unknown user', `The sandbox has no user "${decision.user}".`));
  }
  if (!user)
    return sendRedirect(request, reply, pending.redirectUri, {
      error: 'access_denied',
      state: pending.state,
    });
  const code = context.tokens.issueCode(
    {
      provider: 'soundcloud',
      clientId: pending.clientId,
      user: user.key,
      scopes: [],
      authorizedAt: context.clock.now(),
      pkce: true,
      revoked: false,
    },
    pending.redirectUri,
    pending.challenge,
  );
  return sendRedirect(request, reply, pending.redirectUri, { code: code.code, state: pending.state });
}

function sendHtml(reply: FastifyReply, status: number, html: string) {
  return reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
}

/** Spotify's accounts service: authorization, consent and token endpoint. https://developer.spotify.com/documentation/web-api/tutorials/code-flow */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formFields, queryOf } from '../core/bodies';
import {
  BROWSER_COOKIE,
  cookieOf,
  scriptedDecision,
  type Decision,
  type PendingRequest,
} from '../core/consent';
import { consentPage } from '../core/consent-page';
import { errorPage } from '../core/page';
import { isRegisteredRedirect } from '../core/redirect-uris';
import { sendRedirect } from '../core/send-redirect';
import type { SandboxContext } from '../context';
import { SPOTIFY_SCOPES } from './scopes';
import { tokenRoute } from './token.route';

const DEFAULT_USER = 'premium-pat';

export function accountsRoutes(context: SandboxContext) {
  return async (app: FastifyInstance) => {
    app.get('/authorize', async (request, reply) => {
      const pending = readRequest(context, request, reply);
      if (!pending) return reply;
      const scripted = scriptedDecision(request, context.settings.consent.spotify, DEFAULT_USER);
      if (scripted) return decide(context, request, reply, pending, scripted);
      const remembered = context.consent.rememberedUser(cookieOf(request, BROWSER_COOKIE), pending);
      if (remembered && queryOf(request)['show_dialog'] !== 'true') {
        return decide(context, request, reply, pending, { approve: true, user: remembered });
      }
      return sendHtml(
        reply,
        200,
        consentPage({
          providerName: 'Spotify',
          clientId: pending.clientId,
          redirectHost: new URL(pending.redirectUri).host,
          users: ['premium-pat', 'free-frankie', 'nia', 'null'].flatMap((key) => {
            const user = context.spotifyUsers.find(key);
            return user ? [{ key, name: user.displayName ?? 'No-name Null', detail: user.detail }] : [];
          }),
          scopes: pending.scopes.map((name) => ({ name, meaning: SPOTIFY_SCOPES[name] ?? name })),
          action: `${context.urls.spotifyAccounts}/authorize/decision`,
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
      return decide(
        context,
        request,
        reply,
        pending,
        form['decision'] === 'approve'
          ? { approve: true, user: form['user'] ?? DEFAULT_USER }
          : { approve: false },
      );
    });

    app.post('/api/token', tokenRoute(context));
  };
}

/** Validates the query. On an error it sends the answer itself and returns `null`. */
function readRequest(
  context: SandboxContext,
  request: FastifyRequest,
  reply: FastifyReply,
): PendingRequest | null {
  const query = queryOf(request);
  const client = context.clients.spotify;
  const refuse = (text: string) => {
    void sendHtml(
      reply,
      400,
      errorPage(text, 'The accounts service shows this page; the application gets no answer.'),
    );
    return null;
  };
  if (query['client_id'] !== client.id) return refuse('INVALID_CLIENT: Invalid client');
  const redirectUri = query['redirect_uri'] ?? '';
  if (!isRegisteredRedirect(client.redirectUris, redirectUri))
    return refuse('INVALID_CLIENT: Invalid redirect URI');

  const pending: PendingRequest = {
    clientId: client.id,
    redirectUri,
    state: query['state'] ?? null,
    scopes: (query['scope'] ?? '').split(/[ +]/).filter(Boolean),
    challenge: query['code_challenge'] ?? null,
  };
  const error = authorizeError(query, pending);
  if (!error) return pending;
  sendRedirect(request, reply, redirectUri, { error, state: pending.state });
  return null;
}

function authorizeError(query: Record<string, string>, pending: PendingRequest): string | null {
  if (query['response_type'] !== 'code') return 'unsupported_response_type';
  if (pending.scopes.some((scope) => !(scope in SPOTIFY_SCOPES))) return 'invalid_scope';
  if (pending.challenge !== null && query['code_challenge_method'] !== 'S256') return 'invalid_request';
  if (pending.challenge === null && query['code_challenge_method'] !== undefined) return 'invalid_request';
  return null;
}

function decide(
  context: SandboxContext,
  request: FastifyRequest,
  reply: FastifyReply,
  pending: PendingRequest,
  decision: Decision,
) {
  const user = decision.approve ? context.spotifyUsers.find(decision.user) : undefined;
  if (decision.approve && !user) {
    return sendHtml(reply, 400, errorPage('Unknown user', `The sandbox has no user "${decision.user}".`));
  }
  if (!user)
    return sendRedirect(request, reply, pending.redirectUri, {
      error: 'access_denied',
      state: pending.state,
    });

  const browser = cookieOf(request, BROWSER_COOKIE) ?? randomUUID();
  context.consent.remember(browser, pending, user.key);
  void reply.header(
    'set-cookie',
    `${BROWSER_COOKIE}=${browser}; Path=/spotify/accounts; HttpOnly; SameSite=Lax`,
  );
  const code = context.tokens.issueCode(
    {
      provider: 'spotify',
      clientId: pending.clientId,
      user: user.key,
      scopes: pending.scopes,
      authorizedAt: context.clock.now(),
      pkce: pending.challenge !== null,
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
